import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CustomerOrder, Order, SignedIn } from '../../../../../core/contract';
import type { OwnDownload } from '../../../../../core/contract/orders/downloads';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { TrackedOrder } from '../../../../../core/contract/orders/order-tracking';
import { fileOf, keep, writePlan } from '../../../../fixtures/downloads';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const DAY_MS = 24 * 60 * 60 * 1000;
/** More than one 4 MB part, and not a multiple. */
const BYTES = fileOf(4 * 1024 * 1024 + 1234);

let fixture: FixturePlatform;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await writePlan(fixture, await keep(fixture, { id: 'plan', name: 'Plan ä.pdf' }, BYTES));
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

async function ordered(qty = 1, token = ada.token): Promise<Order> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'PLAN', qty }]), { payment: 'card' });
  await resultOf(fixture.call('POST', `/api/order?token=${token}`, order));
  return order;
}
async function pay({ order_id }: Pick<Order, 'order_id'>): Promise<void> {
  const body = new URLSearchParams({ answer: 'approve' });
  await fixture.platform.fetch(new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body }));
}
const read = ({ order_id }: Pick<Order, 'order_id'>) =>
  resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${order_id}?token=${ada.token}`));
async function first(order: Pick<Order, 'order_id'>) {
  const [download] = (await read(order)).downloads ?? [];
  if (download === undefined) throw new Error('The order has no downloads');
  return download;
}
async function linkOf(order: Pick<Order, 'order_id'>): Promise<string> {
  const { link, state } = await first(order);
  if (link === null) throw new Error(`There is no link: ${state}`);
  return link;
}
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fixture.platform.fetch(new Request(`http://shop.test${path}`, { headers, method }));
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
/** Compares whole buffers: matching element by element is slow. */
async function isFile(response: Response, bytes: Uint8Array): Promise<boolean> {
  return Buffer.from(await response.arrayBuffer()).equals(bytes);
}
async function refusal(path: string): Promise<string> {
  const response = await get(path);
  return `${String(response.status)} ${((await response.json()) as { meta: { error: string } }).meta.error}`;
}
const manage = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${staff.token}`, body);

describe('an order of downloads', () => {
  it('has no link before it is paid, and then one for each file: in the order, in the account and in an email', async () => {
    const order = await ordered();
    expect((await read(order)).downloads).toMatchObject([
      { title: 'Plan (PDF)', state: 'unpaid', link: null, max: 5, used: 0, expires_at: null },
      { title: 'Calendar', state: 'unpaid', link: null, max: 1, file: null },
    ]);
    await pay(order);
    const { downloads } = await read(order);
    expect(downloads).toMatchObject([
      { state: 'ready', file: { name: 'Plan ä.pdf', size: BYTES.byteLength }, product: 'Running Plan' },
      { state: 'no-file', link: null },
    ]);
    const link = await linkOf(order);
    const mails = await fixture.platform.outbox.list('ada@shop.test');
    const mail = mails.find(({ kind }) => kind === 'order-downloads');
    expect(mail?.text).toContain(`http://localhost:3000${link}`);
    expect(mail?.text).toContain('A file in this order is not ready yet');
    const own = await resultOf<{ items: OwnDownload[]; total_count: number }>(
      fixture.call('GET', `/api/user/downloads?token=${ada.token}`),
    );
    expect(own).toMatchObject({ total_count: 1, items: [{ link, order_id: order.order_id }, { state: 'no-file' }] });
  });

  it('shows its links to a guest with its key', async () => {
    const order = await ordered(1, '');
    await pay(order);
    const { level, order: shown } = await resultOf<TrackedOrder>(
      fixture.call('POST', '/api/order/track', { id: order.order_id }),
    );
    expect(level).toBe('link');
    expect(await isFile(await get(shown.downloads?.[0]?.link ?? ''), BYTES)).toBe(true);
  });

  it('shows staff each file with its status, but no download link', async () => {
    const order = await ordered();
    await pay(order);
    const link = await linkOf(order);
    const id = encodeURIComponent(order.order_id);
    const { order_id: number } = await resultOf<ManagedOrder>(
      fixture.call('GET', `/api/manage/order?id=${id}&token=${staff.token}`),
    );
    const answers = [
      await fixture.call('GET', `/api/manage/order?id=${number}&token=${staff.token}`),
      await manage('order-note', { id: number, text: 'Called the customer' }),
      await manage('order', { id: number, tracking: 'V', dry_run: true }),
      await manage('order-download', { id: number, download: (await first(order)).id }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(json).toMatchObject({ result: { downloads: [{ state: 'ready', link: null }, { state: 'no-file' }] } });
      expect(JSON.stringify(json)).not.toContain('?key=');
    }
    expect((await read(order)).downloads?.[0]?.link).not.toBe(link);
  });

  it("delivers the product's current file, or the purchased one if the product was removed", async () => {
    const order = await ordered();
    await pay(order);
    const better = fileOf(500);
    await writePlan(fixture, await keep(fixture, { id: 'better', name: 'Plan 2.pdf' }, better));
    expect(await isFile(await get(await linkOf(order)), better)).toBe(true);
    await fixture.platform.catalogue.removeSource('test');
    expect(await isFile(await get(await linkOf(order)), BYTES)).toBe(true);
  });
});

describe('a download link', () => {
  it('saves the file under its name and never opens it in the browser', async () => {
    const order = await ordered();
    await pay(order);
    const response = await get(await linkOf(order));
    expect(response.status).toBe(200);
    expect(await isFile(response, BYTES)).toBe(true);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Plan _.pdf"; filename*=UTF-8''Plan%20%C3%A4.pdf`,
      'content-length': String(BYTES.byteLength),
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is invalid with another signature or for another file', async () => {
    const [one, other] = [await ordered(), await ordered()];
    await pay(one);
    await pay(other);
    const [link, another] = [await linkOf(one), await linkOf(other)];
    const key = new URL(another, 'http://shop.test').searchParams.get('key') ?? '';
    expect(await refusal(link.replace(/key=.*/, `key=${key}`))).toBe('404 download_unknown');
    expect(await refusal(link.replace(/\?.*/, ''))).toBe('404 download_unknown');
    expect(await refusal('/api/download/none?key=')).toBe('404 download_unknown');
    expect((await get('/img/200/200/resize/downloads/plan/00001')).status).not.toBe(200);
    expect(await refusal('/api/download/sample/plan')).toBe('404 download_unknown');
  });

  it('can be resumed anywhere, across part boundaries, without being counted', async () => {
    const order = await ordered();
    await pay(order);
    const link = await linkOf(order);
    const begun = await get(link, { range: 'bytes=0-99' });
    expect(begun.status).toBe(206);
    const etag = begun.headers.get('etag') ?? '';
    const end = BYTES.byteLength - 1;
    const rest = await get(link, { range: 'bytes=100-', 'if-range': etag });
    expect(rest.headers.get('content-range')).toBe(`bytes 100-${String(end)}/${String(end + 1)}`);
    expect(Buffer.concat([await bytesOf(begun), await bytesOf(rest)]).equals(BYTES)).toBe(true);
    const around = 4 * 1024 * 1024;
    const middle = await get(link, { range: `bytes=${String(around - 3)}-${String(around + 2)}` });
    expect(await isFile(middle, BYTES.subarray(around - 3, around + 3))).toBe(true);
    expect((await get(link, { range: `bytes=${String(end + 1)}-` })).status).toBe(416);
    await get(link, {}, 'HEAD');
    expect(await first(order)).toMatchObject({ used: 1 });
    // If-Range of another file restarts from the beginning.
    expect((await get(link, { range: 'bytes=100-', 'if-range': '"other"' })).status).toBe(200);
    expect(await first(order)).toMatchObject({ used: 2 });
  });

  it('is counted again when it is resumed too often', async () => {
    const order = await ordered();
    await pay(order);
    const link = await linkOf(order);
    const goOn = async (times: number) => {
      for (let n = 0; n < times; n += 1) await (await get(link, { range: 'bytes=1-' })).body?.cancel();
      return (await first(order)).used;
    };
    await (await get(link)).body?.cancel();
    for (let n = 0; n < 30; n += 1) await get(link, { range: 'bytes=1-' }, 'HEAD');
    expect([await goOn(20), await goOn(1), await goOn(20), await goOn(1)]).toEqual([1, 2, 2, 3]);
    await goOn(42);
    expect(await first(order)).toMatchObject({ used: 5, state: 'used-up' });
    expect([await goOn(20), (await get(link, { range: 'bytes=1-' })).status]).toEqual([5, 403]);
  });

  it('is counted exactly under concurrency, and the last download can be resumed', async () => {
    const order = await ordered(2);
    await pay(order);
    const link = await linkOf(order);
    const answers = await Promise.all(Array.from({ length: 14 }, () => get(link)));
    for (const { body } of answers) await body?.cancel();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await first(order)).toMatchObject({ used: 10, max: 10, state: 'used-up', link: null });
    expect(await refusal(link)).toBe('403 download_used_up');
    expect((await get(link, { range: 'bytes=9-' })).status).toBe(206);
    await fixture.clock.advance(DAY_MS + 1);
    expect((await get(link, { range: 'bytes=9-' })).status).toBe(403);
  });

  it('expires as the settings of the shop say', async () => {
    const json = { name: 'Shop', download_times: 0, download_days: 3 };
    const blocks = { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } };
    await fixture.platform.catalogue.writeBlocks([{ blocks }]);
    const order = await ordered();
    await pay(order);
    expect(await first(order)).toMatchObject({ max: null, expires_at: '2026-01-04T00:00:00.000Z' });
    const link = await linkOf(order);
    await fixture.clock.advance(3 * DAY_MS - 1);
    expect((await get(link)).status).toBe(200);
    await fixture.clock.advance(1);
    expect(await refusal(link)).toBe('410 download_expired');
    const page = await get(link, { accept: 'text/html' });
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('The download period of this file has ended');
  });

  it('ends with the return, refund or cancellation of the item', async () => {
    for (const end of [
      (number: string) => manage('order', { id: number, status: 'O', returned: ['PLAN'], return_reason: 'Too small' }),
      async (number: string) => manage('order-refund', await refundOf(number)),
      (number: string) => manage('order', { id: number, cancel_reason: 'a mistake' }),
    ]) {
      const order = await ordered();
      await pay(order);
      const link = await linkOf(order);
      const { number } = await read(order);
      expect((await end(number)).status).toBe(200);
      expect(await first(order)).toMatchObject({ state: 'taken-back', link: null });
      expect(await refusal(link)).toBe('403 download_taken_back');
    }
  });
});

async function refundOf(id: string): Promise<object> {
  const shown = fixture.call('GET', `/api/manage/order?id=${id}&token=${staff.token}`);
  const { money } = await resultOf<ManagedOrder>(shown);
  const lines = money.lines.map(({ sku, paid }) => ({ sku, amount: paid }));
  return { id, key: 'refund-1', lines, note: 'it does not open' };
}

describe('staff', () => {
  it('renew a file with another link, which is emailed and recorded in the history', async () => {
    const order = await ordered();
    await pay(order);
    const before = await linkOf(order);
    for (let time = 0; time < 5; time += 1) await (await get(before)).body?.cancel();
    expect(await refusal(before)).toBe('403 download_used_up');
    const { id } = await first(order);
    const renewed = await resultOf<ManagedOrder>(manage('order-download', { id: order.order_id, download: id }));
    expect(renewed.downloads?.[0]).toMatchObject({ state: 'ready', used: 0 });
    expect(renewed.history.at(-1)).toMatchObject({ what: [{ name: 'download', to: 'Plan (PDF)' }] });
    const link = await linkOf(order);
    expect(link).not.toBe(before);
    expect(await refusal(before)).toBe('404 download_unknown');
    expect((await get(link)).status).toBe(200);
    const mails = await fixture.platform.outbox.list('ada@shop.test');
    expect(mails.filter(({ kind }) => kind === 'order-downloads')).toHaveLength(2);
  });

  it('cannot renew files of an unpaid order, or of another order', async () => {
    const [unpaid, other] = [await ordered(), await ordered()];
    const { id } = await first(unpaid);
    for (const order of [unpaid, other])
      expect(await manage('order-download', { id: order.order_id, download: id })).toMatchObject({
        status: 409,
        json: { meta: { error: 'not_renewable' } },
      });
  });

  it('are the only users who can renew it', async () => {
    const order = await ordered();
    const body = { id: order.order_id, download: (await first(order)).id };
    expect((await fixture.call('POST', `/api/manage/order-download?token=${ada.token}`, body)).status).toBe(403);
  });

  it('upload a file in parts, in any order and repeatedly, and can sell it with a product', async () => {
    const upload = '11111111-2222-4333-8444-555555555555';
    const send = async (number: number, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('part', new File([bytes], 'part'));
      const path = `/api/manage/download-part?token=${staff.token}&upload=${upload}&number=${String(number)}`;
      return fixture.platform.fetch(new Request(`http://shop.test${path}`, { method: 'POST', body: form }));
    };
    const part = 4 * 1024 * 1024;
    const finish = () => manage('download-file', { upload, parts: 2, name: 'Big.zip' });
    expect((await send(2, BYTES.slice(part))).status).toBe(200);
    expect(await finish()).toMatchObject({ status: 409, json: { meta: { error: 'upload_incomplete' } } });
    for (let time = 0; time < 2; time += 1) expect((await send(1, BYTES.slice(0, part))).status).toBe(200);
    const file = { id: upload, name: 'Big.zip', size: BYTES.byteLength };
    for (let time = 0; time < 2; time += 1) expect(await finish()).toMatchObject({ json: { result: file } });
    expect((await send(1, BYTES.slice(0, part))).status).toBe(409);
    await writePlan(fixture, file);
    const order = await ordered();
    await pay(order);
    expect(await isFile(await get(await linkOf(order)), BYTES)).toBe(true);
  });
});

describe('a sample file', () => {
  it('is public at the address in the product', async () => {
    const sample = await keep(fixture, { id: 'first-page', name: 'First page.pdf', isSample: true }, fileOf(10));
    await writePlan(fixture, undefined, { downloadable_links: [{ title: 'Plan (PDF)', sample_file: sample }] });
    const found = await fixture.call('GET', '/api/products/render-list?skus=PLAN&currencyCode=USD&storeId=us');
    const { items } = found.json as { items: readonly { downloadable_links: readonly { sample_url: string }[] }[] };
    expect(items[0]?.downloadable_links).toEqual([
      { title: 'Plan (PDF)', sample_url: '/api/download/sample/first-page' },
    ]);
    expect(await isFile(await get('/api/download/sample/first-page'), fileOf(10))).toBe(true);
  });
});
