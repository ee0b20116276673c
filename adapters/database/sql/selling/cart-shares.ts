import type { CartShareRepository, SharedLine } from '../../../platform/ports/selling/cart-shares';
import { documentOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

const SHARED_MS = 90 * 24 * 60 * 60 * 1000;
const MAX_OF_ONE_CART = 20;

export class SqlCartShares implements CartShareRepository {
  constructor(private readonly connection: SqlConnection) {}

  async share(
    token: string,
    lines: readonly SharedLine[],
    { code, now }: { readonly code: string; readonly now: number },
  ): Promise<string> {
    const text = JSON.stringify(lines);
    const known = await this.connection
      .sql('UPDATE cart_share SET shared_at = ?3 WHERE cart_token = ?1 AND lines = ?2 RETURNING code')
      .first(token, text, now);
    if (known) return textOf(known, 'code');
    await this.connection
      .sql('DELETE FROM cart_share WHERE cart_token = ? AND shared_at < ?')
      .run(token, now - SHARED_MS);
    await this.connection
      .sql(
        `DELETE FROM cart_share WHERE code IN (
           SELECT code FROM cart_share WHERE cart_token = ? ORDER BY shared_at DESC, code LIMIT 1000000 OFFSET ${MAX_OF_ONE_CART - 1})`,
      )
      .run(token);
    await this.connection
      .sql('INSERT INTO cart_share (code, cart_token, lines, shared_at) VALUES (?, ?, ?, ?)')
      .run(code, token, text, now);
    return code;
  }

  async find(code: string, now: number): Promise<readonly SharedLine[] | undefined> {
    const row = await this.connection
      .sql('SELECT lines FROM cart_share WHERE code = ? AND shared_at >= ?')
      .first(code, now - SHARED_MS);
    return row && documentOf<readonly SharedLine[]>(row, 'lines');
  }
}
