import { SENT_STEP } from '../../../../core/contract/orders/order-status';
import type { CouponRecord } from '../../../platform/ports/catalogue/catalogue-data';
import { lookUp } from '../../../../core/kernel/look-up';
import { foldCode } from '../../../../core/kernel/words/fold-code';
import type { CouponDocument } from '../../../../core/contract/selling/manage-coupons';
import type { PromotionTerms } from '../../../../core/contract/selling/promotion-terms';
import type { CouponLimits, CouponUses } from '../../../../core/contract/selling/coupon-limits';
import type { CouponBuyer, CouponRepository, CouponsQuery } from '../../../platform/ports/selling/coupons';
import { numberOf, optionalDocumentOf, optionalNumberOf, textOf } from '../base/columns';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { Conditions, exactly } from '../base/conditions';
import { jsonNumber } from '../base/json';
import { ofMailbox } from '../base/mailbox-condition';
import { STEP } from '../orders/order-step';
import { placeholders } from '../base/placeholders';

export class SqlCoupons implements CouponRepository {
  constructor(private readonly connection: SqlConnection) {}

  async find(code: string, also?: 'inactive'): Promise<Omit<CouponRecord, 'source'> | undefined> {
    const isActive = also === 'inactive' ? '' : ' AND active = 1';
    const row = await this.connection
      .sql(`SELECT ${COLUMNS} FROM coupon WHERE ${NAMED}${isActive} ${NEAREST}`)
      .first(code.trim(), foldCode(code));
    if (!row) return undefined;
    const { active: _active, ...coupon } = couponOf(row);
    return coupon;
  }

  async lock(code: string): Promise<void> {
    // SQLite writers are already exclusive.
    if (this.connection.dialect !== 'postgres') return;
    await this.connection.sql('SELECT code FROM coupon WHERE code = ? FOR UPDATE').first(code);
  }

  async uses(code: string, buyer: CouponBuyer | undefined): Promise<CouponUses> {
    const all = await this.#count('coupon = ?', code);
    if (buyer === undefined) return { all, ofCustomer: undefined, orders: undefined };
    const { customerId, emails, byMailbox, isConfirmed } = buyer;
    const addresses = emails.map((email) =>
      byMailbox ? ofMailbox(EMAIL, email) : { text: `${EMAIL} = ?`, values: [email] },
    );
    const account = customerId === undefined ? [] : [{ text: 'customer_id = ?', values: [customerId] }];
    const named = [...account, ...addresses].map(({ text }) => text).join(' OR ');
    const theirs = isConfirmed ? `(${named}) AND ${this.#isKept(account.length > 0)}` : named;
    const values = [...account, ...addresses, ...(isConfirmed ? account : [])].flatMap((one) => one.values);
    if (values.length === 0) return { all, ofCustomer: 0, orders: 0 };
    const ofCustomer = await this.#count(`coupon = ? AND (${theirs})`, code, ...values);
    return { all, ofCustomer, orders: await this.#count(`(${theirs})`, ...values) };
  }

  #isKept(hasAccount: boolean): string {
    const placed = `${jsonNumber(this.connection.dialect, 'o.fulfilment', 'confirmed')} = 1`;
    const own = hasAccount ? ` OR (o.customer_id = ? AND ${placed})` : '';
    return `(o.status = 'paid' OR (${STEP}) >= ${String(SENT_STEP)}${own})`;
  }

  async #count(condition: string, ...values: readonly SqlValue[]): Promise<number> {
    const row = await this.connection
      .sql(`SELECT count(*) AS n FROM shop_order o WHERE ${condition} AND o.status <> 'canceled'`)
      .first(...values);
    return numberOf(row ?? {}, 'n');
  }

  async byCode(code: string): Promise<CouponDocument | undefined> {
    const row = await this.connection
      .sql(`SELECT ${COLUMNS} FROM coupon WHERE ${NAMED} ${NEAREST}`)
      .first(code.trim(), foldCode(code));
    return row && couponOf(row);
  }

  async list({ q, sort, limit, offset, filters }: CouponsQuery) {
    const where = new Conditions();
    if (q !== undefined) where.add(`folded LIKE ? ESCAPE '\\'`, `%${exactly(foldCode(q))}%`);
    if (typeof filters.kind === 'string') where.add('kind = ?', filters.kind);
    if (typeof filters.active === 'boolean') where.add('active = ?', filters.active ? 1 : 0);
    const order = `${lookUp(ORDERS, sort?.by ?? 'code') ?? 'folded'} ${sort?.isDescending === true ? 'DESC' : 'ASC'}`;
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM coupon WHERE ${where.text} ORDER BY ${order}, code LIMIT ? OFFSET ?`)
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM coupon WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(couponOf), total: numberOf(count ?? {}, 'n') };
  }

  async keep({ active, ...coupon }: CouponDocument): Promise<void> {
    await this.connection.sql(KEEP).run(...valuesOf({ ...coupon, source: 'shop' }, active));
  }

  async addNew(coupons: readonly CouponDocument[]): Promise<readonly string[]> {
    const added: string[] = [];
    for (let from = 0; from < coupons.length; from += ROWS) {
      const some = coupons.slice(from, from + ROWS);
      const rows = some.map(() => `(${placeholders(KEPT.length + 1)})`).join(', ');
      const values = some.flatMap(({ active, ...one }) => valuesOf({ ...one, source: 'shop' }, active));
      const kept = await this.connection
        .sql(`INSERT INTO coupon (code, ${KEPT.join(', ')}) VALUES ${rows} ON CONFLICT DO NOTHING RETURNING code`)
        .all(...values);
      added.push(...kept.map((row) => textOf(row, 'code')));
    }
    return added;
  }

  async remove(code: string): Promise<void> {
    await this.connection
      .sql(`DELETE FROM coupon WHERE code = (SELECT code FROM coupon WHERE ${NAMED} ${NEAREST})`)
      .run(code.trim(), foldCode(code));
  }

  async write(coupons: readonly CouponRecord[]): Promise<void> {
    const statement = this.connection.sql(KEEP);
    for (const coupon of coupons) await statement.run(...valuesOf(coupon, true));
  }

  async removeSource(source: string): Promise<void> {
    await this.connection.sql('DELETE FROM coupon WHERE source = ?').run(source);
  }

  async countSource(source: string): Promise<number> {
    const row = await this.connection.sql('SELECT count(*) AS n FROM coupon WHERE source = ?').first(source);
    return numberOf(row ?? {}, 'n');
  }
}

type StoredTerms = Omit<PromotionTerms, 'first_order_only'>;
const TERMS = [
  ...(['starts_at', 'ends_at', 'minimum', 'category_ids'] as const),
  ...(['brands', 'products', 'stores', 'customers'] as const),
];
/** Rows of one statement. */
const ROWS = 500;
const EMAIL = 'lower(trim(email))';
const CHANGED = ['kind', 'value', 'source', 'uses_total', 'uses_per_customer', 'first_order_only', 'terms', 'active'];
const KEPT = [...CHANGED, 'folded'];
/** By the code as typed, then folded. */
const NAMED = '(code = ?1 OR folded = ?2)';
const NEAREST = 'ORDER BY CASE WHEN code = ?1 THEN 0 ELSE 1 END LIMIT 1';
const COLUMNS = 'code, kind, value, active, uses_total, uses_per_customer, first_order_only, terms';
const KEEP = `INSERT INTO coupon (code, ${KEPT.join(', ')}) VALUES (${placeholders(KEPT.length + 1)})
  ON CONFLICT (code) DO UPDATE SET ${CHANGED.map((name) => `${name} = excluded.${name}`).join(', ')}`;

function valuesOf(
  { code, kind, value, source, ...limits }: CouponRecord,
  isActive: boolean,
): readonly (number | string | null)[] {
  const { uses_total: all, uses_per_customer: each, first_order_only: first, ...terms } = limits;
  const counts = [all ?? null, each ?? null, first === true ? 1 : 0];
  return [code, kind, value, source, ...counts, termsText(terms), isActive ? 1 : 0, foldCode(code)];
}

/** JSON of the terms that are set; null if none is. */
function termsText(terms: StoredTerms): string | null {
  const set = TERMS.flatMap((name) => {
    const value = terms[name];
    return value === undefined || value === null || value.length === 0 ? [] : [[name, value] as const];
  });
  return set.length === 0 ? null : JSON.stringify(Object.fromEntries(set));
}

const ORDERS: Readonly<Record<string, string>> = {
  code: 'folded',
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
    ...limitsOf(row),
    ...optionalDocumentOf<StoredTerms>(row, 'terms'),
  };
}

function limitsOf(row: Row): CouponLimits {
  const all = optionalNumberOf(row, 'uses_total');
  const each = optionalNumberOf(row, 'uses_per_customer');
  return {
    ...(all !== undefined && { uses_total: all }),
    ...(each !== undefined && { uses_per_customer: each }),
    ...(numberOf(row, 'first_order_only') === 1 && { first_order_only: true }),
  };
}
