import type { CouponRecord } from '../../platform/ports/catalogue-data';
import { lookUp } from '../../../core/kernel/look-up';
import type { CouponDocument } from '../../../core/contract/manage-coupons';
import type { CouponRepository, CouponsWanted } from '../../platform/ports/coupons';
import { numberOf, textOf } from './columns';
import type { Row, SqlConnection } from './connection';
import { Conditions, containing } from './conditions';

export class SqlCoupons implements CouponRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(code: string): Promise<Omit<CouponRecord, 'source'> | undefined> {
    const row = await this.connection
      .sql('SELECT code, kind, value FROM coupon WHERE lower(code) = lower(?) AND active = 1')
      .first(code);
    if (!row) return undefined;
    return { code: textOf(row, 'code'), kind: kindOf(row), value: textOf(row, 'value') };
  }

  async byCode(code: string): Promise<CouponDocument | undefined> {
    const row = await this.connection
      .sql('SELECT code, kind, value, active FROM coupon WHERE lower(code) = lower(?)')
      .first(code);
    return row && couponOf(row);
  }

  async list({ q, sort, limit, offset, filters }: CouponsWanted) {
    const where = new Conditions();
    if (q !== undefined) where.add(`lower(code) LIKE ? ESCAPE '\\'`, containing(q));
    if (typeof filters.kind === 'string') where.add('kind = ?', filters.kind);
    if (typeof filters.active === 'boolean') where.add('active = ?', filters.active ? 1 : 0);
    const order = `${lookUp(ORDERS, sort?.by ?? 'code') ?? 'lower(code)'} ${sort?.isDescending === true ? 'DESC' : 'ASC'}`;
    const rows = await this.connection
      .sql(`SELECT code, kind, value, active FROM coupon WHERE ${where.text} ORDER BY ${order}, code LIMIT ? OFFSET ?`)
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM coupon WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(couponOf), total: numberOf(count ?? {}, 'n') };
  }

  async keep({ code, kind, value, active }: CouponDocument): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO coupon (code, kind, value, source, active) VALUES (?, ?, ?, 'shop', ?)
         ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, value = excluded.value, source = excluded.source, active = excluded.active`,
      )
      .run(code, kind, value, active ? 1 : 0);
  }

  async remove(code: string): Promise<void> {
    await this.connection.sql('DELETE FROM coupon WHERE lower(code) = lower(?)').run(code);
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

/** What a list can be sorted by. */
const ORDERS: Readonly<Record<string, string>> = {
  code: 'lower(code)',
  kind: 'kind',
  value: 'CAST(value AS DOUBLE PRECISION)',
};

function kindOf(row: Row): CouponDocument['kind'] {
  const kind = textOf(row, 'kind');
  return kind === 'percent' || kind === 'fixed' ? kind : 'free_delivery';
}

function couponOf(row: Row): CouponDocument {
  return {
    code: textOf(row, 'code'),
    kind: kindOf(row),
    value: textOf(row, 'value'),
    active: numberOf(row, 'active') === 1,
  };
}
