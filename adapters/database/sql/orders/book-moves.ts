import type { BookMoveRepository, NewMoneyMove, PaidBy } from '../../../platform/ports/orders/book-moves';
import type { SqlConnection } from '../base/connection';

const INTO = 'INSERT INTO book_move (at, kind, order_id, store_code, currency, amount, provider, reference)';

export class SqlBookMoves implements BookMoveRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add({ kind, orderId, amount, provider, reference, at }: NewMoneyMove): Promise<void> {
    await this.connection
      .sql(
        `${INTO} SELECT CAST(?1 AS BIGINT), CAST(?2 AS TEXT), id, store_code, currency, CAST(?3 AS BIGINT),
           CAST(?4 AS TEXT), CAST(?5 AS TEXT) FROM shop_order WHERE id = ?6`,
      )
      .run(at, kind, amount, provider ?? null, reference ?? null, orderId);
  }

  async paid(orderId: number, at: number, by?: PaidBy): Promise<void> {
    await this.connection
      .sql(
        `${INTO} SELECT CAST(?1 AS BIGINT), 'payment', id, store_code, currency, due, CAST(?3 AS TEXT), CAST(?4 AS TEXT) FROM (
           SELECT id, store_code, currency, grand_total - coalesce((SELECT CAST(sum(u.amount - u.returned) AS BIGINT)
             FROM gift_card_use u WHERE u.order_id = shop_order.id), 0) AS due FROM shop_order WHERE id = ?2) owed
         WHERE due > 0`,
      )
      .run(at, orderId, by?.provider ?? null, by?.reference ?? null);
  }
}
