import { numberOf, textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import { hashCode, isSameText } from './secrets';

/** What was sent to a contact: a code to type, the code of a link, a token to set a password with. */
export type ProofKind = 'code' | 'link' | 'reset';

/** How often a proof may be tried; then it is worth nothing. */
const MOST_ATTEMPTS = 5;

/** What became of a try. */
export interface Attempt {
  readonly isGood: boolean;
  /** How often more it can be tried; 0 also where nothing was sent, or it is too old. */
  readonly left: number;
}

interface Sent {
  readonly contact: string;
  readonly kind: ProofKind;
  readonly secret: string;
}

/** Proofs that a contact is somebody's. Each is kept as a hash, lives for a while and counts once. */
export class ProofRepository {
  constructor(private readonly database: Sqlite) {}

  /** Notes what is sent; an earlier one of the kind counts no more. */
  write({ contact, kind, secret }: Sent, salt: string, expiresAt: number): void {
    this.database
      .sql('INSERT OR REPLACE INTO proof (contact, kind, salt, hash, expires_at) VALUES (?, ?, ?, ?, ?)')
      .run(contact, kind, salt, hashCode(salt, contact, secret), expiresAt);
  }

  /** Looks whether this is what was sent. The attempt counts before it is looked at; after a success nothing that was sent counts. */
  take({ contact, kind, secret }: Sent, now: number): Attempt {
    const row = this.database
      .sql(
        `UPDATE proof SET attempts = attempts + 1 WHERE contact = ? AND kind = ? AND expires_at > ?
         RETURNING salt, hash, attempts`,
      )
      .first(contact, kind, now);
    // Without one the same work is done, so that the time gives nothing away.
    const salt = row ? textOf(row, 'salt') : '';
    const isSame = isSameText(hashCode(salt, contact, secret), row ? textOf(row, 'hash') : '');
    const left = row ? Math.max(0, MOST_ATTEMPTS - numberOf(row, 'attempts')) : 0;
    if (!row || !isSame || numberOf(row, 'attempts') > MOST_ATTEMPTS) return { isGood: false, left };
    this.database.sql('DELETE FROM proof WHERE contact = ?').run(contact);
    return { isGood: true, left };
  }

  /** Whether `take` would find it good. It stays good; only a wrong one counts as an attempt. */
  isGood({ contact, kind, secret }: Sent, now: number): boolean {
    const row = this.database
      .sql('SELECT salt, hash, attempts FROM proof WHERE contact = ? AND kind = ? AND expires_at > ?')
      .first(contact, kind, now);
    const isSame = isSameText(
      hashCode(row ? textOf(row, 'salt') : '', contact, secret),
      row ? textOf(row, 'hash') : '',
    );
    if (row && isSame) return numberOf(row, 'attempts') < MOST_ATTEMPTS;
    this.database.sql('UPDATE proof SET attempts = attempts + 1 WHERE contact = ? AND kind = ?').run(contact, kind);
    return false;
  }
}
