import { textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import type { StoredLine } from './cart-repository';

/** A shared cart can be seen for 90 days after it was last shared. */
const SHARED_MS = 90 * 24 * 60 * 60 * 1000;
/** Most different contents that one cart is shared with; the oldest goes first. */
const MOST_OF_ONE_CART = 20;

export type SharedLine = Omit<StoredLine, 'itemId'>;

/** What was shared of carts: copies of their lines. What becomes of the cart later is nobody else's to see. */
export class CartShareRepository {
  constructor(private readonly database: Sqlite) {}

  /** Keeps lines under a new code, or under the one that the same lines of this cart have already. @returns the code */
  share(
    token: string,
    lines: readonly SharedLine[],
    { code, now }: { readonly code: string; readonly now: number },
  ): string {
    const text = JSON.stringify(lines);
    const known = this.database
      .sql('UPDATE cart_share SET shared_at = ?3 WHERE cart_token = ?1 AND lines = ?2 RETURNING code')
      .first(token, text, now);
    if (known) return textOf(known, 'code');
    this.database.sql('DELETE FROM cart_share WHERE cart_token = ? AND shared_at < ?').run(token, now - SHARED_MS);
    this.database
      .sql(
        `DELETE FROM cart_share WHERE code IN (
           SELECT code FROM cart_share WHERE cart_token = ? ORDER BY shared_at DESC, code LIMIT -1 OFFSET ${MOST_OF_ONE_CART - 1})`,
      )
      .run(token);
    this.database
      .sql('INSERT INTO cart_share (code, cart_token, lines, shared_at) VALUES (?, ?, ?, ?)')
      .run(code, token, text, now);
    return code;
  }

  /** The lines behind a code; undefined where there are none (any more). */
  find(code: string, now: number): readonly SharedLine[] | undefined {
    const row = this.database
      .sql('SELECT lines FROM cart_share WHERE code = ? AND shared_at >= ?')
      .first(code, now - SHARED_MS);
    return row && (JSON.parse(textOf(row, 'lines')) as readonly SharedLine[]); // sound: written by `share` alone
  }
}
