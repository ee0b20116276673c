import { afterEach, describe, expect, it } from 'vitest';
import { HttpFailure, isShopError, type HttpResponse, type Shop } from '../../../core/shopper';
import { json, openShop, put, type Mishap, type OpenShop } from '../open-shop';

let device: OpenShop;
afterEach(async () => {
  device.shop.dispose();
  await device.fixture.platform.close();
});

const html: HttpResponse = { status: 502, headers: { 'content-type': 'text/html' }, text: '<h1>Bad gateway</h1>' };
const cut: HttpResponse = { ...json(200, {}), text: '{"code":200,"resu' };

const FAILURES: readonly (readonly [name: string, mishap: Mishap, message: string])[] = [
  ['refused with a message', json(400, { code: 400, result: 'Not like this' }), 'Not like this'],
  ['refused by a failing server', json(500, { code: 500, result: 'Something broke' }), 'Something broke'],
  ['lost on the way', 'lost-before', 'The shop could not be reached (ECONNRESET)'],
  ['answered with another content type', html, 'Error with response - bad content-type!'],
  ['answered with half a response', cut, 'Unhandled error, wrong response format!'],
];

const INPUTS: readonly (readonly [name: string, path: string, input: (shop: Shop) => Promise<unknown>])[] = [
  ['a coupon', 'apply-coupon', (shop) => shop.cart.applyCoupon('SAVE')],
  ['bonuses', 'bonuses-s', (shop) => shop.cart.spendBonuses(true)],
  ['the newsletter', 'newsletter', (shop) => shop.content.subscribeNewsletter('ada@shop.test')],
];

function tellInGerman(shop: Shop, error: unknown): void {
  if (!isShopError(error)) throw error;
  shop.notices.spawn({
    type: 'error',
    code: error.code,
    params: error.params,
    message: `auf Deutsch: ${error.message}`,
  });
}

describe.each(INPUTS)('%s', (_, path, input) => {
  it.each(FAILURES)(
    'that is %s has exactly one notice, even if the interface shows it again',
    async (__, mishap, message) => {
      device = await openShop();
      await put(device, 'TEE');
      const before = device.notices.length;
      device.mishap(path, mishap);
      await input(device.shop).catch((error: unknown) => {
        // The server's failure is displayed already; the cart then only reports that it is undecided.
        if (!(isShopError(error, 'request-failed') && error.params['reason'] === '500'))
          tellInGerman(device.shop, error);
      });
      expect(device.notices.slice(before).map((notice) => [notice.type, notice.message])).toEqual([['error', message]]);
    },
  );

  it('with an unknown host has no notice of its own (S §8, ENOTFOUND): the offline badge shows it', async () => {
    device = await openShop();
    await put(device, 'TEE');
    const before = device.notices.length;
    device.mishap(path, () => Promise.reject(new HttpFailure('ENOTFOUND', 'no host')));
    await expect(input(device.shop)).rejects.toMatchObject({ code: 'request-failed' });
    expect(device.notices).toHaveLength(before);
  });
});
