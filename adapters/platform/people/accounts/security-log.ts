import type { LogLevel, Telemetry, TelemetryData } from '../../../../core/ports';
import { sign } from '../../foundation';

export const SECURITY = 'security';

export const SECURITY_EVENTS = [
  'account-deleted',
  'accounts-merged',
  'acting-began',
  'code-asked',
  'code-guessing',
  'contact-code-refused',
  'contact-moved',
  'cross-site-refused',
  'current-password-refused',
  'data-copied',
  'factor-codes-renewed',
  'factor-enrolled',
  'factor-passed',
  'factor-recovered',
  'factor-refused',
  'factor-removed',
  'factor-reset',
  'file-refused',
  'limit-reached',
  'link-refused',
  'passkey-added',
  'passkey-refused',
  'passkey-removed',
  'password-changed',
  'registered',
  'registration-known',
  'reset-asked',
  'reset-refused',
  'right-refused',
  'rights-changed',
  'roles-changed',
  'session-stolen',
  'sessions-ended',
  'sign-in',
  'sign-in-refused',
  'signed-out',
  'signed-out-everywhere',
  'token-refused',
  'too-busy',
  'webhook-refused',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export interface Subject {
  readonly contact?: string | undefined;
  readonly address?: string | undefined;
}

/** Structured security log without personal data: customer ids, and keyed hashes of contacts and addresses. */
export class SecurityLog {
  constructor(
    private readonly telemetry: Pick<Telemetry, 'log'>,
    private readonly secret: string,
  ) {}

  write(event: SecurityEvent, data: TelemetryData, subject: Subject = {}, level: LogLevel = 'info'): void {
    const { contact, address } = subject;
    const about = contact === undefined ? {} : { who: this.#hash(contact) };
    const from = address === undefined ? {} : { from: this.#hash(address) };
    this.telemetry.log(level, SECURITY, { event, ...data, ...about, ...from });
  }

  #hash(text: string): string {
    return sign(this.secret, text).slice(0, 16);
  }
}
