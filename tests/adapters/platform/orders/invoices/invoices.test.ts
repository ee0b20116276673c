import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { TrackedOrder } from '../../../../../core/contract/orders/order-tracking';
import type { InvoiceRow, IssuedInvoice } from '../../../../../core/contract/orders/manage-invoices';
import type { OrderInvoice } from '../../../../../core/contract/orders/order-invoice';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { SELLER, sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

describe.each(DATABASES)('invoices on %s', (kind) => {
  let shop: RawShop;
  let token: string;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    token = (await signIn(shop, 'alma@vitrine.example')).token;
  });
  afterEach(async () => {
    expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    await shop.end();
  });

  const sell = (more: object = {}) => sellAs(shop, more);
  const get = <T>(path: string, query = '') =>
    resultOf<T>(shop.call('GET', `/api/manage/${path}?token=${token}${query}`));
  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${token}`, body);
  const advance = (id: string, body: object) => resultOf<ManagedOrder>(post('order', { id, ...body }));
  const list = async (query = '') => (await get<{ items: InvoiceRow[] }>('invoices', query)).items;
  const show = (number: string) => get<IssuedInvoice>('invoice', `&number=${number}`);
  const mails = async () =>
    (await shop.platform.outbox.list('ada@shop.test')).filter((mail) => mail.kind === 'invoice');

  async function order(lines: readonly CartLine[], options: OrderOptions = {}) {
    const made = await orderOf(shop, await cartWith(shop, lines), options);
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', made));
    return { number, key: made.order_id };
  }
  async function paid(lines: readonly CartLine[]) {
    const placed = await order(lines, { payment: 'card' });
    await approve(shop, placed.key);
    return placed;
  }

  it('are issued with the payment for the charged amount, and never change afterwards', async () => {
    await sell();
    const { number } = await paid([{ sku: 'TEE', qty: 2 }, { sku: 'SOCKS' }]);
    const [row, ...others] = await list();
    expect(others).toEqual([]);
    const year = new Date(shop.clock.now()).getUTCFullYear();
    expect(row).toMatchObject({
      number: `INV-${String(year)}-00001`,
      kind: 'invoice',
      order: number,
      buyer: 'Ada Byron',
    });
    const before = await show(row?.number ?? '');
    const placed = await get<ManagedOrder>('order', `&id=${number}`);
    const { document } = before;
    expect(document.tax).toBe(Math.round(placed.taxes * 100));
    expect(document.gross).toBe(Math.round(placed.price * 100));
    expect(document.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TEE', 2],
      ['SOCKS', 1],
      [null, 1],
    ]);
    expect(document.seller).toMatchObject({ name: 'Vitrine GmbH', vat_id: 'DE123456789', country: 'DE' });
    expect(before.is_intact).toBe(true);
    expect(before.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Your invoice ${document.number}`]);

    await sell({ invoice_sellers: [{ ...SELLER, name: 'Another Ltd.' }] });
    await advance(number, { status: 'D' });
    const { document: kept, sheet, hash } = await show(document.number);
    expect({ kept, sheet, hash }).toEqual({ kept: document, sheet: before.sheet, hash: before.hash });
    const change = async () => shop.run('UPDATE invoice SET document = $1', '{}');
    await expect(change()).rejects.toThrow('issued invoices cannot be changed');
    if (kind === 'postgres') return;
    await shop.run('DROP TRIGGER invoice_fixed');
    await shop.run('UPDATE invoice SET document = $1', JSON.stringify({ ...document, net: 1 }));
    expect((await show(document.number)).is_intact).toBe(false);
  });

  it('are issued even if another invoice setting is invalid, which is logged', async () => {
    await sell({ invoice_time_zone: 'Nowhere', invoice_when: 'yesterday' });
    await paid([{ sku: 'TEE' }]);
    expect(await list()).toMatchObject([{ kind: 'invoice' }]);
    const logged = shop.telemetry.records.filter((record) => JSON.stringify(record).includes('invalid setting'));
    expect(JSON.stringify(logged)).toContain('invoice_time_zone');
    expect(JSON.stringify(logged)).toContain('invoice_when');
    expect(JSON.stringify(logged)).not.toContain('invoice_sellers');
  });

  it('are issued when an order with deferred payment ships, and corrected by unpaid returns', async () => {
    await sell();
    const { number } = await order([{ sku: 'TEE', qty: 2 }, { sku: 'SOCKS' }]);
    expect(await list()).toEqual([]);
    await advance(number, { status: 'D' });
    const [row] = await list();
    expect(row).toMatchObject({ kind: 'invoice', supplied_on: new Date(shop.clock.now()).toISOString().slice(0, 10) });
    await advance(number, { returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    const [note] = await list('&kind=credit_note');
    const { document } = await show(note?.number ?? '');
    const { document: invoice } = await show(row?.number ?? '');
    expect(document).toMatchObject({ corrects: { number: row?.number }, is_paid: false, payments: [] });
    expect(document.gross).toBe((invoice.lines[0]?.gross ?? 0) / 2);
    expect(note?.gross).toBe(-document.gross / 100);
  });

  it('sum with their credit notes to what the customer paid in the end', async () => {
    await sell();
    const { number } = await paid([
      { sku: 'TEE', qty: 3 },
      { sku: 'SOCKS', qty: 2 },
    ]);
    await advance(number, { status: 'D' });
    const refund = (key: string, body: object) =>
      resultOf<ManagedOrder>(post('order-refund', { id: number, key, note: 'Goodwill', ...body }));
    await refund('goodwill-1', { other: 3.33 });
    await refund('goodwill-2', { lines: [{ sku: 'SOCKS', amount: 1.11 }], shipping: 0.5 });
    const after = await advance(number, { returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    const rows = await list();
    expect(rows.filter((row) => row.kind === 'credit_note')).toHaveLength(3);
    const cents = (name: 'gross' | 'net' | 'tax') => rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0);
    expect(cents('gross')).toBe(Math.round((after.money.captured - after.money.refunded) * 100));
    expect(cents('net') + cents('tax')).toBe(cents('gross'));
    const shown = await get<ManagedOrder>('order', `&id=${number}`);
    expect(shown.invoices?.map((one) => one.kind)).toEqual(['invoice', 'credit_note', 'credit_note', 'credit_note']);
    expect(shown.history.flatMap(({ what }) => what).filter(({ name }) => name === 'credit_note')).toHaveLength(3);
  });

  it('list on credit notes the parts refunded to gift cards and as money', async () => {
    await sell();
    const issued = await resultOf<{ id: string }>(
      post('gift-card', { key: 'card-form-1', store: 'us', amount: 10, email: 'eve@shop.test', note: 'Late parcel' }),
    );
    const [mail] = await shop.platform.outbox.list('eve@shop.test');
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0];
    const cart = await cartWith(shop, [{ sku: 'TEE', qty: 2 }]);
    await resultOf(shop.call('POST', `/api/cart/apply-gift-card?cartId=${cart}`, { code }));
    const made = await orderOf(shop, cart, { payment: 'card' });
    const { number } = await resultOf<{ number: string }>(shop.call('POST', '/api/order', made));
    await approve(shop, made.order_id);
    const refund = (key: string, other: number) =>
      resultOf(post('order-refund', { id: number, key, lines: [], shipping: 0, other, note: 'Late' }));
    await refund('refund-form-1', 4);
    await refund('refund-form-2', 9);
    const notes = await list('&kind=credit_note');
    const paid = await Promise.all(notes.map(async (note) => (await show(note.number)).document.payments));
    expect(paid.toReversed().map((payments) => payments.map(({ kind: of, amount }) => [of, amount]))).toEqual([
      [['gift_card', 400]],
      [
        ['gift_card', 600],
        ['money', 300],
      ],
    ]);
    const { sheet } = await show(notes[0]?.number ?? '');
    expect(sheet.payments.map(({ label }) => label)).toEqual(['Returned to gift cards', 'Refunded']);
    const card = await get<{ balance: number; history: { act: string }[] }>('gift-card', `&id=${issued.id}`);
    expect(card).toMatchObject({ balance: 10, history: [{ act: 'issue' }, { act: 'spend' }, { act: 'return' }] });
  });

  it('are credited in full by a cancellation', async () => {
    await sell();
    const { number } = await paid([{ sku: 'TEE' }]);
    await advance(number, { cancel_reason: 'Sold out' });
    const rows = await list();
    expect(rows.map((row) => row.kind).toSorted()).toEqual(['credit_note', 'invoice']);
    expect(rows.reduce((sum, row) => sum + row.gross, 0)).toBe(0);
    expect(rows.reduce((sum, row) => sum + row.tax, 0)).toBe(0);
    const note = rows.find((row) => row.kind === 'credit_note');
    const { document } = await show(note?.number ?? '');
    expect([document.is_paid, document.payments]).toEqual([
      true,
      [{ kind: 'money', title: '', amount: document.gross }],
    ]);
    await expect(resultOf(post('invoice', { id: number }))).resolves.toMatchObject({ items: [{}, {}] });
  });

  it('cannot be issued by hand while a setting is missing, and name it', async () => {
    const { number } = await paid([{ sku: 'TEE' }]);
    expect(await list()).toEqual([]);
    const refused = await post('invoice', { id: number });
    expect(refused).toMatchObject({ status: 409, json: { meta: { error: 'seller_missing' } } });
    expect(JSON.stringify(refused.json)).toContain('invoice_sellers.name');
    await sell({ invoice_sellers: [{ ...SELLER, address: '' }] });
    expect(JSON.stringify((await post('invoice', { id: number })).json)).toContain('invoice_sellers.address');
    await sell({ invoice_when: 'hand' });
    const { items } = await resultOf<{ items: OrderInvoice[] }>(post('invoice', { id: number }));
    const again = await resultOf<{ items: OrderInvoice[] }>(post('invoice', { id: number }));
    expect(again.items.map((one) => one.number)).toEqual(items.map((one) => one.number));
    expect(items).toHaveLength(1);
    expect(await post('invoice', { id: 'nobody' })).toMatchObject({ status: 404 });
  });

  it('credit earlier refunds, if they are issued late', async () => {
    const { number } = await paid([{ sku: 'TEE' }]);
    await resultOf(post('order-refund', { id: number, key: 'early-refund', note: 'Late', other: 2 }));
    await sell({ invoice_when: 'hand' });
    const { items } = await resultOf<{ items: OrderInvoice[] }>(post('invoice', { id: number }));
    expect(items.map((one) => [one.kind, one.gross])).toEqual([
      ['invoice', items[0]?.gross],
      ['credit_note', 2],
    ]);
  });

  it('credit earlier refunds, if they are issued with the shipment', async () => {
    await sell({ invoice_when: 'sent' });
    const { number } = await paid([{ sku: 'TEE', qty: 2 }]);
    await resultOf(post('order-refund', { id: number, key: 'before-sending', note: 'Late', other: 2 }));
    expect(await list()).toEqual([]);
    const after = await advance(number, { status: 'D' });
    const rows = await list();
    expect(rows.map((row) => row.kind).toSorted()).toEqual(['credit_note', 'invoice']);
    const gross = rows.reduce((sum, row) => sum + Math.round(row.gross * 100), 0);
    expect(gross).toBe(Math.round((after.money.captured - after.money.refunded) * 100));
  });

  it('credit refunds of an order that was paid after a partial return', async () => {
    await sell();
    const { number } = await order([{ sku: 'TEE' }, { sku: 'SOCKS', qty: 2 }]);
    await advance(number, { status: 'D' });
    await advance(number, { returned: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' });
    const [unpaid] = await list('&kind=credit_note');
    await advance(number, { paid: true });
    await resultOf(
      post('order-refund', { id: number, key: 'socks-refund', note: 'Hole', lines: [{ sku: 'SOCKS', amount: 1.5 }] }),
    );
    const notes = await list('&kind=credit_note');
    expect(notes.map(({ gross }) => gross).toSorted((one, other) => one - other)).toEqual([unpaid?.gross ?? 0, -1.5]);
  });

  it('have a number sequence for each seller, without gaps', async () => {
    const uk = {
      ...SELLER,
      name: 'Vitrine Ltd.',
      stores: ['en'],
      invoice_series: 'UK',
      credit_note_series: 'UKC',
      digits: 3,
    };
    await sell({ invoice_sellers: [SELLER, uk] });
    await paid([{ sku: 'TEE' }]);
    await Promise.all([paid([{ sku: 'SOCKS' }]), paid([{ sku: 'SOCKS' }]), paid([{ sku: 'TEE' }])]);
    const year = String(new Date(shop.clock.now()).getUTCFullYear());
    const numbers = (await list()).map((row) => row.number).toSorted();
    expect(numbers).toEqual([1, 2, 3, 4].map((at) => `INV-${year}-0000${String(at)}`));
  });

  it('open by signed link as page and XML, for nobody else, and not with the order link alone', async () => {
    await sell();
    const { number, key } = await paid([{ sku: 'TEE' }]);
    const [invoice] = (await get<ManagedOrder>('order', `&id=${number}`)).invoices ?? [];
    const open = async (path = '') => {
      const answer = await shop.platform.fetch(new Request(`http://localhost:3000${path}`));
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
    };
    const page = await open(invoice?.page);
    expect(page).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    for (const part of ['Vitrine GmbH', 'VAT ID: DE123456789', '10115 Berlin', invoice?.number ?? '', 'Ada Byron'])
      expect(page.text).toContain(part);
    // Without a printer, the page stands in for the PDF and says so.
    expect((await open(invoice?.pdf)).text).toContain('The shop cannot make a PDF of this document. Print this page');
    expect(await open(invoice?.xml)).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
    expect((await open(invoice?.page.replace(/key=.*/, 'key=forged'))).status).toBe(401);
    expect((await open(invoice?.page.split('?')[0])).status).toBe(401);
    const other = await paid([{ sku: 'SOCKS' }]);
    expect((await open(invoice?.page.replace(number, other.number))).status).toBe(401);

    const byKey = await resultOf<TrackedOrder>(shop.call('POST', '/api/order/track', { id: key }));
    expect(byKey).toMatchObject({ level: 'link', order: { invoices: [] } });
    const { proof } = await resultOf<{ proof: string }>(
      shop.call('POST', '/api/order/find', { number: key, email: 'ada@shop.test' }),
    );
    const whole = await resultOf<TrackedOrder>(shop.call('POST', '/api/order/track', { id: key, proof }));
    expect(whole.order.invoices?.map((one) => one.number)).toEqual([invoice?.number]);
  });

  it('are listed by number, order and date, and exported with a row per tax rate', async () => {
    await sell();
    const { number } = await paid([{ sku: 'TEE' }]);
    await paid([{ sku: 'SOCKS' }]);
    expect(await list(`&q=${number}`)).toHaveLength(1);
    expect(await list('&from=2001-01-01&to=2001-12-31')).toEqual([]);
    const { link } = await get<{ link: string }>('invoices-file', `&q=${number}`);
    const answer = await shop.platform.fetch(new Request(`http://localhost:3000${link}`));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toBe(
      'number,kind,issued_on,supplied_on,corrects,order,store,seller,buyer,country,vat_id,currency,tax_rate,net,tax,gross',
    );
    const [row] = await list(`&q=${number}`);
    expect(lines.slice(1)).toHaveLength(row?.taxes.length ?? 0);
    expect(lines[1]).toContain(`${row?.number ?? ''},invoice,`);
  });

  it('are emailed again until the customer is erased, and keep the name even then', async () => {
    await sell();
    const { number } = await paid([{ sku: 'TEE' }]);
    const [row] = await list();
    await sell({ invoice_when: 'hand' });
    const later = await paid([{ sku: 'SOCKS' }]);
    await resultOf(post('invoice-mail', { number: row?.number }));
    expect(await mails()).toHaveLength(2);
    await advance(number, { stage: 5 });
    await advance(later.number, { stage: 5 });
    await shop.platform.privacy.erase('ada@shop.test');
    expect(await post('invoice-mail', { number: row?.number })).toMatchObject({ status: 409 });
    expect((await show(row?.number ?? '')).document.buyer.name).toBe('Ada Byron');
    expect(await post('invoice', { id: later.number })).toMatchObject({ status: 409 });
    expect(await post('invoice-mail', { number: 'INV-1' })).toMatchObject({ status: 404 });
  });

  it('hide the settings of sellers from pages, and refuse sellers that share numbers', async () => {
    await sell();
    const blocks = JSON.stringify((await shop.call('GET', '/api/content/blocks?storeCode=us')).json);
    expect(blocks).not.toContain('HRB 12345');
    const { version, document } = await get<{ version: string; document: object }>('setting', '&id=site');
    const twice = { ...document, invoice_sellers: [SELLER, { ...SELLER, stores: ['us'] }] };
    expect(await post('setting', { id: 'site', version, document: twice })).toMatchObject({ status: 400 });
    const zone = { ...document, invoice_time_zone: 'Mars/Base' };
    expect(await post('setting', { id: 'site', version, document: zone })).toMatchObject({ status: 400 });
  });
});
