import type { CouponRecord } from '../../platform/ports/catalogue-data';
import type { CouponRepository } from '../../platform/ports/coupons';
import { textOf } from './columns';
import type { SqlConnection } from './connection';

export class SqlCoupons implements CouponRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(code: string): Promise<Omit<CouponRecord, 'source'> | undefined> {
    const row = await this.connection
      .sql('SELECT code, kind, value FROM coupon WHERE lower(code) = lower(?) AND active = 1')
      .first(code);
    if (!row) return undefined;
    const kind = textOf(row, 'kind');
    return {
      code: textOf(row, 'code'),
      kind: kind === 'percent' || kind === 'fixed' ? kind : 'free_delivery',
      value: textOf(row, 'value'),
    };
  }

  async write(coupons: readonly CouponRecord[]): Promise<void> {
    const statement = this.connection.sql(
      `INSERT INTO coupon (code, kind, value, source, active) VALUES (?, ?, ?, ?, 1)
       ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, value = excluded.value, source = excluded.source, active = 1`,
    );
    for (const { code, kind, value, source } of coupons) await statement.run(code, kind, value, source);
  }

  async removeSource(source: string): Promise<void> {
    await this.connection.sql('DELETE FROM coupon WHERE source = ?').run(source);
  }
}
