import type { CartQuoteRepository, QuoteKind } from '../../../platform/ports/selling/cart-quotes';
import { textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

const MAX_OF_ONE_CART = 20;

export class SqlCartQuotes implements CartQuoteRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(token: string, kind: QuoteKind, key: string): Promise<string | undefined> {
    const row = await this.connection
      .sql('SELECT document FROM cart_quote WHERE cart_token = ? AND kind = ? AND key = ?')
      .first(token, kind, key);
    return row && textOf(row, 'document');
  }

  async keep(
    token: string,
    kind: QuoteKind,
    { key, document, at }: { readonly key: string; readonly document: string; readonly at: number },
  ): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO cart_quote (cart_token, kind, key, document, at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (cart_token, kind, key) DO UPDATE SET document = excluded.document, at = excluded.at`,
      )
      .run(token, kind, key, document, at);
    await this.connection
      .sql(
        `DELETE FROM cart_quote WHERE cart_token = ?1 AND kind = ?2 AND key IN (
           SELECT key FROM cart_quote WHERE cart_token = ?1 AND kind = ?2 ORDER BY at DESC, key LIMIT 1000000 OFFSET ${MAX_OF_ONE_CART})`,
      )
      .run(token, kind);
  }
}
