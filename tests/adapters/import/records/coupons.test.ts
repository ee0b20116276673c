import { describe, expect, it } from 'vitest';
import { pastShop } from './past-shop';

const { fixture, run, listed } = pastShop('coupons');

const WOO = {
  ...{ post_title: 'SPRING', post_status: 'publish', discount_type: 'percent', coupon_amount: '15' },
  ...{ free_shipping: 'no', date_expires: '2027-04-30', minimum_amount: '', usage_limit: '100', usage_count: '40' },
  ...{ usage_limit_per_user: '1', individual_use: 'no', product_ids: '' },
};
const shown = async (code: string) => {
  const answer = await fixture().platform.records.show('coupons', code);
  return answer.kind === 'done' ? (answer.result as { readonly document: object }).document : undefined;
};

describe('coupons of another shop', () => {
  it('are read from WooCommerce, with their remaining uses', async () => {
    expect(await run([WOO])).toMatchObject({ format: 'woocommerce', created: 1, refused: 0, notes: [] });
    expect(await shown('SPRING')).toEqual({
      ...{ code: 'SPRING', kind: 'percent', value: '15', active: true, ends_at: '2027-04-29' },
      ...{ uses_total: 60, uses_per_customer: 1 },
    });
  });

  it('are read from Shopify and tables: percentages, amounts and free delivery', async () => {
    const shopify = {
      ...{ Name: 'TEN', Value: '-10.0', 'Value Type': 'percentage', Type: 'order', 'Times Used In Total': '3' },
      ...{ Start: '2026-01-01 00:00:00 -0500', End: '', Status: 'Active', 'Customer Selection': 'all' },
    };
    expect(await run([shopify])).toMatchObject({ format: 'shopify', created: 1, notes: [] });
    expect(await shown('TEN')).toMatchObject({ value: '10', active: true, starts_at: '2026-01-01T00:00:00-0500' });
    const rows = [
      { Gutscheincode: 'FUENF', Wert: '5,00 $', Versandkostenfrei: '' },
      { Gutscheincode: 'PORTO', Wert: '', Versandkostenfrei: 'ja' },
      { Gutscheincode: 'ZEHN', Wert: '10 %', Versandkostenfrei: '' },
    ];
    expect(await run(rows, { currency: 'USD' })).toMatchObject({ format: 'table', created: 3 });
    expect(await shown('FUENF')).toMatchObject({ kind: 'fixed', value: '5' });
    expect(await shown('PORTO')).toMatchObject({ kind: 'free_delivery', value: '0' });
    expect(await shown('ZEHN')).toMatchObject({ kind: 'percent', value: '10' });
  });

  it('expire as in WooCommerce: before the start of a date, at the second of a time', async () => {
    await run([
      { ...WOO, post_title: 'DAY', date_expires: '2027-03-01' },
      { ...WOO, post_title: 'UNIX', date_expires: '1800000000' },
    ]);
    expect(await shown('DAY')).toMatchObject({ ends_at: '2027-02-28' });
    expect(await shown('UNIX')).toMatchObject({ ends_at: '2027-01-15T08:00:00Z' });
  });

  it('are used up if PrestaShop has none left, and unlimited if WooCommerce has no limit', async () => {
    const presta = {
      ...{ Code: 'LEFT', 'Discount type': 'percent', Value: '10', Quantity: '3', 'Expiration date': '2027-04-30' },
    };
    const gone = { ...presta, Code: 'GONE', Quantity: '0' };
    const report = await run([presta, gone]);
    expect(report).toMatchObject({ format: 'prestashop', created: 1, refusals: [{ row: 3, column: 'Quantity' }] });
    expect(await shown('LEFT')).toMatchObject({ uses_total: 3, ends_at: '2027-04-30' });
    await run([{ ...WOO, usage_limit: '0', usage_count: '1,234' }]);
    expect(await shown('SPRING')).not.toHaveProperty('uses_total');
  });

  it('with an unsupported condition are imported as inactive', async () => {
    const report = await run([
      { ...WOO, product_ids: '12|13' },
      { ...WOO, post_title: 'MIN', minimum_amount: 'a lot' },
    ]);
    expect(report).toMatchObject({ created: 2, notes: [{ row: 2 }, { row: 3 }] });
    expect(report.notes[0]?.reason).toContain('product_ids');
    expect(await shown('SPRING')).toMatchObject({ active: false });
    expect(await shown('MIN')).toMatchObject({ active: false });
  });

  it('are refused by field if the shop cannot store them', async () => {
    const { total } = await listed('coupons');
    const { refusals, created } = await run([
      { ...WOO, discount_type: 'fixed_product' },
      { ...WOO, usage_count: '100' },
      { ...WOO, free_shipping: 'yes' },
      { ...WOO, discount_type: 'fixed_cart' },
      { ...WOO, coupon_amount: '150' },
      { ...WOO, post_title: 'WITH SPACE' },
      { ...WOO, date_expires: '03/04/2027' },
      { ...WOO, coupon_amount: 'ten' },
      { ...WOO, usage_count: '1,234' },
    ]);
    expect(created).toBe(0);
    expect(refusals.map(({ row, column }) => [row, column])).toEqual([
      [2, 'discount_type'],
      [3, 'usage_limit'],
      [4, 'free_shipping'],
      [5, 'coupon_amount'],
      [6, 'post_title'],
      [7, 'post_title'],
      [8, 'date_expires'],
      [9, 'coupon_amount'],
      [10, 'usage_count'],
    ]);
    expect(await listed('coupons')).toMatchObject({ total });
  });

  it('keep an amount of another currency only if stores show the same amount again', async () => {
    const rates = [
      { currency: 'EUR', rate: 0.5, step: 0.01, small_step: 0.01, below: 0 },
      { currency: 'GBP', rate: 0.75, step: 1, small_step: 1, below: 0 },
    ];
    await fixture().platform.commerce.write({ currency_rates: rates });
    const fixed = { ...WOO, discount_type: 'fixed_cart', coupon_amount: '10' };
    expect(await run([fixed], { currency: 'EUR' })).toMatchObject({ created: 1 });
    expect(await shown('SPRING')).toMatchObject({ kind: 'fixed', value: '20' });
    for (const [coupon_amount, currency] of [
      ['10', 'PLN'],
      ['10.50', 'GBP'],
    ] as const) {
      const { refusals } = await run([{ ...fixed, post_title: 'ODD', coupon_amount }], { currency });
      expect(refusals[0]?.reason).toContain(`${Number(coupon_amount)} ${currency} cannot be kept`);
    }
  });

  it('are imported once: a second import changes nothing, and reports different terms', async () => {
    await run([WOO]);
    const { total } = await listed('coupons');
    expect(await run([WOO])).toMatchObject({ created: 0, existing: 1, notes: [] });
    const other = await run([{ ...WOO, coupon_amount: '50' }]);
    expect(other).toMatchObject({
      existing: 1,
      notes: [{ reason: 'exists with another value or conditions, which stay' }],
    });
    expect(await shown('SPRING')).toMatchObject({ value: '15' });
    expect(
      await run(
        [
          { ...WOO, post_title: 'New' },
          { ...WOO, post_title: 'NEW' },
        ],
        { dryRun: true },
      ),
    ).toMatchObject({
      ...{ created: 1, refused: 1 },
    });
    expect(await listed('coupons')).toMatchObject({ total });
  });
});
