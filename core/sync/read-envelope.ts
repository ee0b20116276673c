import type { AnswerMeta } from '../contract';
import { answer } from '../contract/foundation/envelope';
import { parseJson } from '../kernel/json';
import type { HttpResponse } from '../ports';

export interface Unreadable {
  readonly unreadable: 'bad-content-type' | 'bad-response-format';
  readonly cause?: unknown;
}

export interface Envelope {
  readonly code: number;
  readonly result: unknown;
  readonly meta?: AnswerMeta | undefined;
}

/** Includes variants such as `application/problem+json`. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

export function readDocument(response: HttpResponse): { readonly document: unknown } | Unreadable {
  if (!JSON_TYPE.test(response.headers['content-type'] ?? '')) return { unreadable: 'bad-content-type' };
  return { document: response.document ?? parseJson(response.text) };
}

export function readEnvelope(document: unknown): Envelope | Unreadable {
  const parsed = answer.safeParse(document);
  return parsed.success ? parsed.data : { unreadable: 'bad-response-format', cause: parsed.error };
}

export function messageOf({ result }: Pick<Envelope, 'result'>): string {
  if (typeof result === 'string') return result;
  const isNamed = typeof result === 'object' && result !== null && 'errorMessage' in result;
  return isNamed && typeof result.errorMessage === 'string' ? result.errorMessage : '';
}
