import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { TrackedOrder } from '../../../../../core/contract/orders/order-tracking';
import { fileOf, keep, writePlan } from '../../../../fixtures/downloads';
import { writeGiftCard } from '../../../../fixtures/gift-cards';
import { GIFT, GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';

let shop: GiftShop;
beforeEach(async () => {
  shop = await GiftShop.open(0);
  await writePlan(shop.shop.fixture, await keep(shop.shop.fixture, { id: 'plan', name: 'Plan.pdf' }, fileOf(100)));
  await writeGiftCard(shop.shop.fixture, {
    ...{ id: 950, sku: 'STRINGING', name: 'Racket Stringing', slug: 'stringing', url_path: 'stringing' },
    ...{ url_key: 'stringing', ptype: 'service', price: 29, custom_options: [] },
  });
});
afterEach(() => shop.close());

const ask = (what: string, body: object) => shop.shop.fixture.call('POST', `/api/order/${what}`, body);
const proofOf = async (id: string) =>
  (await resultOf<{ proof: string }>(ask('find', { number: id, email: 'ada@shop.test' }))).proof;
const track = (id: string) => resultOf<TrackedOrder>(ask('track', { id }));
async function linkOf(id: string): Promise<string> {
  const { order } = await track(id);
  const [link] = (order.downloads ?? []).flatMap((one) => one.link ?? []);
  if (link === undefined) throw new Error('The order has no link');
  return link;
}
const get = (path: string) => shop.shop.fixture.platform.fetch(new Request(`http://shop.test${path}`));
const LATE = { status: 409, json: { meta: { error: 'too_late' } } };
const FILE_AND_SOCKS = [{ sku: 'PLAN' }, { sku: 'SOCKS' }];
const planned = (change: object, path: 'order' | 'order-refund' = 'order') =>
  resultOf<ManagedOrder>(shop.manage(path, { ...change, dry_run: true })).then((order) => order.planned ?? []);

describe('a paid order of files and goods', () => {
  it('cannot be cancelled by its shopper after a download, with any payment method', async () => {
    const { codes } = await shop.buy({ cards: 1 });
    const { orderId, number } = await shop.buy({ goods: [{ sku: 'PLAN', qty: 2 }, { sku: 'SOCKS' }], codes });
    const left = await shop.balanceOf(codes[0] ?? '');
    expect(left).toBeLessThan(GIFT);
    expect((await track(orderId)).order.may.cancel).toBe(true);
    expect((await get(await linkOf(orderId))).status).toBe(200);
    const proof = await proofOf(orderId);
    expect((await track(orderId)).order.may.cancel).toBe(false);
    expect(await ask('cancel', { id: orderId, proof })).toMatchObject(LATE);
    expect(await shop.balanceOf(codes[0] ?? '')).toBe(left);
    const { money, canceled } = await shop.managed(number);
    expect({ canceled, refunds: money.refunds }).toEqual({ canceled: false, refunds: [] });
  });

  it('can be cancelled before a download, and then its links stop working', async () => {
    const { orderId } = await shop.buy({ goods: FILE_AND_SOCKS });
    const link = await linkOf(orderId);
    const { order } = await resultOf<TrackedOrder>(ask('cancel', { id: orderId, proof: await proofOf(orderId) }));
    expect(order.canceled).toBe(true);
    expect((await get(link)).status).toBe(403);
  });

  it('is either cancelled or downloaded if both happen concurrently', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { orderId } = await shop.buy({ goods: FILE_AND_SOCKS });
      const [link, proof] = [await linkOf(orderId), await proofOf(orderId)];
      const both = [
        async () => (await get(link)).status,
        async () => (await ask('cancel', { id: orderId, proof })).status,
      ];
      const answers = await Promise.all((round % 2 === 0 ? both : both.toReversed()).map((one) => one()));
      const [file, cancel] = round % 2 === 0 ? answers : answers.toReversed();
      expect([
        [200, 409],
        [403, 200],
      ]).toContainEqual([file, cancel]);
    }
  });

  it('stays not cancellable after staff renew the file', async () => {
    const { orderId } = await shop.buy({ goods: FILE_AND_SOCKS });
    await get(await linkOf(orderId));
    const [download] = (await track(orderId)).order.downloads ?? [];
    const renew = `/api/manage/order-download?token=${shop.shop.staff.token}`;
    await resultOf(shop.shop.fixture.call('POST', renew, { id: orderId, download: download?.id }));
    expect((await track(orderId)).order.downloads?.[0]).toMatchObject({ used: 0, taken: true });
    expect(await ask('cancel', { id: orderId, proof: await proofOf(orderId) })).toMatchObject(LATE);
  });

  it('does not let the shopper return its files', async () => {
    const { orderId, number } = await shop.buy({ goods: FILE_AND_SOCKS });
    await resultOf(shop.manage('order', { id: number, status: 'O' }));
    expect((await track(orderId)).order.may.return).toEqual([{ sku: 'SOCKS', qty: 1 }]);
    const started = { id: orderId, proof: await proofOf(orderId), request: 'r-1', reason: 'too-small' };
    expect(await ask('return', { ...started, lines: [{ sku: 'PLAN', qty: 1 }] })).toMatchObject({ status: 409 });
  });
});

describe('staff', () => {
  it('see which files were downloaded before they cancel, refund or return, and the links stop working', async () => {
    const { orderId, number } = await shop.buy({ goods: FILE_AND_SOCKS });
    const taken = { name: 'download-taken', from: null, to: 'Plan (PDF)' };
    const cancel = { id: number, cancel_reason: 'a mistake' };
    const { money } = await shop.managed(number);
    const refund = (sku: string) => ({
      ...{ id: number, key: `form-${sku}-1`, note: 'so' },
      lines: money.lines.flatMap((line) => (line.sku === sku ? [{ sku, amount: line.refundable }] : [])),
    });
    expect(await planned(cancel)).not.toContainEqual(taken);
    const link = await linkOf(orderId);
    await get(link);
    expect(await planned(cancel)).toContainEqual(taken);
    expect(await planned(refund('PLAN'), 'order-refund')).toContainEqual(taken);
    expect(await planned(refund('SOCKS'), 'order-refund')).not.toContainEqual(taken);
    expect(await planned({ id: number, status: 'O', returned: ['PLAN'], return_reason: 'Too small' })).toContainEqual(
      taken,
    );
    expect(
      await planned({ id: number, status: 'O', returned: ['SOCKS'], return_reason: 'Too small' }),
    ).not.toContainEqual(taken);
    await resultOf(shop.manage('order-refund', refund('PLAN')));
    expect((await get(link)).status).toBe(403);
    await resultOf(shop.manage('order', cancel));
    expect((await get(link)).status).toBe(403);
  });
});

describe('an order of a service and goods', () => {
  it('can be cancelled by its shopper until it is paid, but not after', async () => {
    const goods = [{ sku: 'STRINGING' }, { sku: 'SOCKS' }];
    const paid = await shop.buy({ goods });
    expect((await track(paid.orderId)).order.may.cancel).toBe(false);
    expect(await ask('cancel', { id: paid.orderId, proof: await proofOf(paid.orderId) })).toMatchObject(LATE);
    const waiting = await shop.buy({ goods, payment: 'banktransfer' });
    expect((await track(waiting.orderId)).order.may.cancel).toBe(true);
    const { status } = await ask('cancel', { id: waiting.orderId, proof: await proofOf(waiting.orderId) });
    expect(status).toBe(200);
  });

  it('can be cancelled if it has unspent gift cards instead', async () => {
    const { orderId } = await shop.buy({ cards: 1, goods: [{ sku: 'SOCKS' }] });
    expect((await track(orderId)).order.may.cancel).toBe(true);
    expect((await ask('cancel', { id: orderId, proof: await proofOf(orderId) })).status).toBe(200);
  });
});
