import type { LogLevel, Telemetry, TelemetryData } from '../../../core/ports';
import { sign } from '../kernel/secrets';

/** What the lines of the security log say first, so that whatever reads logs finds them. */
export const SECURITY = 'security';

/** What is written down of who came in, who did not, and who may do what; `docs/operate/watching.md` says of each what it means. */
export const SECURITY_EVENTS = [
  'account-deleted',
  'acting-began',
  'code-asked',
  'code-guessing',
  'contact-code-refused',
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

/** From whom and from where something came, as it is: the log has neither in clear. */
export interface Subject {
  /** What somebody signs in with, or would have. */
  readonly contact?: string | undefined;
  /** The address that a call came from. */
  readonly address?: string | undefined;
}

/**
 * The security log: one structured line for each event, without personal data. Customers are their ids; contacts and addresses are hashes with a
 * secret of the shop, the same for the same one, so that lines can be brought together and nobody can be read from them.
 */
export class SecurityLog {
  constructor(
    private readonly telemetry: Pick<Telemetry, 'log'>,
    private readonly secret: string,
  ) {}

  /** @param level 'error' for what somebody has to look at now */
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
