import { hidePhones } from '../../core/kernel/hide-phones';
import type { JsonValue, TelemetryData } from '../../core/ports';

/** Cart and order ids grant access to guests, so they are secret. */
const SECRET_KEY =
  /token|passw|passport|secret|authori[sz]ation|cookie|e-?mail|phone|contact|api-?key|(cart|order)_?id|address|street|zip_?code|postcode|(first|last|middle)_?name/i;
// Bounded repetition prevents catastrophic backtracking.
const SECRET_PARAMETER =
  /([?&](?:[^=&\s]{0,30}(?:token|passw|secret|e-?mail|phone|contact|(?:cart|order)_?id)[^=&\s]{0,30}|code|key)=)[^&\s"']{1,2000}/gi;
const CREDENTIALS = /\b(?:bearer\s{1,3}[\w.~+/=-]{1,2000}|basic\s{1,3}[a-z0-9+/=]{12,2000})/gi;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const MAX_DEPTH = 8;
const MAX_LENGTH = 20_000;

export const REDACTED = '[redacted]';

/** Removes emails, phone numbers, credentials and secret query parameters. */
export function redactText(text: string): string {
  const hidden = text
    .slice(0, MAX_LENGTH)
    .replace(SECRET_PARAMETER, `$1${REDACTED}`)
    .replace(CREDENTIALS, REDACTED)
    .replace(EMAIL, REDACTED);
  return hidePhones(hidden, REDACTED);
}

function redactValue(value: JsonValue | undefined, depth: number): JsonValue | undefined {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[too deep]';
  if (Array.isArray(value)) return value.map((entry: JsonValue) => redactValue(entry, depth + 1) ?? null);
  return redactMembers(Object.entries(value), depth);
}

function redactMembers(members: readonly [string, JsonValue | undefined][], depth: number): Record<string, JsonValue> {
  const result: Record<string, JsonValue> = {};
  for (const [key, member] of members) {
    const clean = SECRET_KEY.test(key) && member !== undefined ? REDACTED : redactValue(member, depth + 1);
    if (clean !== undefined) result[key] = clean;
  }
  return result;
}

/**
 * Redacts secret and personal members at any depth, and such values in texts. A safety net: callers should not pass
 * them.
 */
export function redact(data: TelemetryData): Record<string, JsonValue> {
  return redactMembers(Object.entries(data), 0);
}

export interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** Describes any thrown value, with up to five causes, redacted. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: redactText(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const stack = error.stack === undefined ? {} : { stack: redactText(error.stack) };
  const cause = error.cause === undefined || depth >= 4 ? {} : { cause: describeError(error.cause, depth + 1) };
  return { name: error.name, message: redactText(error.message), ...code, ...stack, ...cause };
}
