import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPdfInvoices } from '../../../../adapters/pdf/create-pdf-invoices';
import type { BloggerStatement } from '../../../../core/contract';
import { toMinor } from '../../../../core/kernel/money';
import { ARRIVED, BloggerShop } from '../../../fixtures/bloggers';
import { resultOf } from '../../../fixtures/order';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open({ invoicePrinter: createPdfInvoices() });
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  await shop.close();
});

const statement = (period: string, more = '', token = shop.lotte.token) =>
  resultOf<BloggerStatement>(shop.fixture.call('GET', `/api/blogger/statement?token=${token}&period=${period}${more}`));
const fetched = (path: string) => shop.fixture.platform.fetch(new Request(`http://shop.test${path}`));

async function twoMonths(): Promise<void> {
  const { id } = await shop.buy([{ sku: 'TEE', qty: 20 }], { promo: 'LOTTE' });
  await shop.advance(id, { delivered: ARRIVED, status: 'O' });
  await shop.advance(id, { paid: true });
  await shop.buy([{ sku: 'CAP' }], { promo: 'LOTTE' });
  await shop.days(35);
  const [payout] = await shop.payOut();
  await shop.sent(payout?.id ?? 0);
}

describe('the statement of a blogger', () => {
  it('lists for each month the opening balance, changes and closing balance of the ledger', async () => {
    await twoMonths();
    const [first, second, year] = [await statement('2026-01'), await statement('2026-02'), await statement('2026')];
    expect(first.opening).toBe(0);
    expect(second.opening).toBe(first.closing);
    expect(second.paid).toBeGreaterThan(0);
    expect(year).toMatchObject({ opening: 0, closing: second.closing, from: '2026-01-01', to: '2026-12-31' });
    expect(year.rows).toHaveLength(first.rows.length + second.rows.length);
    const { pending, active, paid } = await shop.balance();
    expect(toMinor(year.closing)).toBe(toMinor(pending) + toMinor(active));
    expect(year.paid).toBe(paid);
    expect(year.rows.map(({ id }) => id)).toEqual((await shop.ledger()).items.map(({ id }) => id).toReversed());
  });

  it('is empty for another currency, another time and another blogger', async () => {
    await twoMonths();
    expect(await statement('2026', '&currency=EUR')).toMatchObject({
      rows: [],
      closing: 0,
      currencies: ['EUR', 'USD'],
    });
    expect(await statement('2025')).toMatchObject({ rows: [], closing: 0 });
    expect(await statement('2026', '', shop.otto.token)).toMatchObject({ rows: [], closing: 0, first_at: null });
  });

  it('refuses an invalid period, naming the field', async () => {
    const path = `/api/blogger/statement?token=${shop.lotte.token}&period=2026-13`;
    expect(await shop.fixture.call('GET', path)).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'period' }] } },
    });
  });

  it.each(['us', 'en', 'de'])('is a PDF in the language of store %s behind an unguessable link', async (store) => {
    await twoMonths();
    const { pdf } = await statement('2026', `&storeCode=${store}`);
    const response = await fetched(pdf);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await fetched(pdf.replace('2026', '2025'))).status).toBe(404);
  });
});

describe('the statement in a shop without a PDF printer', () => {
  it('is a printable page', async () => {
    const plain = await BloggerShop.open();
    const path = `/api/blogger/statement?token=${plain.lotte.token}`;
    const { pdf } = await resultOf<BloggerStatement>(plain.fixture.call('GET', path));
    const response = await plain.fixture.platform.fetch(new Request(`http://shop.test${pdf}`));
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Opening balance');
    await plain.close();
  });
});
