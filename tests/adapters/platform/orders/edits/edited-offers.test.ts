import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderResult } from '../../../../../core/contract';
import type { OrderEdited } from '../../../../../core/contract/orders/manage-order-edit';
import type { PromotionRecord } from '../../../../../core/contract/selling/promotion-rules';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const HALF: PromotionRecord = {
  ...{ code: 'caps', name: { en: 'Cap week' }, active: true, kind: 'percent', percent: 50 },
  products: [{ sku: 'CAP' }],
};
const TEES: PromotionRecord = { ...HALF, code: 'tees', name: { en: 'Tee week' }, products: [{ sku: 'TEE' }] };
const COUPON = { code: 'HELLO', kind: 'percent', value: '10', source: 'test' } as const;

describe('promotions and coupon of an edited order', () => {
  let fixture: FixturePlatform;
  let token: string;
  beforeEach(async () => {
    fixture = await openFixturePlatform();
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    ({ token } = await signIn(fixture, 'mira@vitrine.example'));
  });
  afterEach(() => fixture.platform.close());

  const write = (...promotions: readonly PromotionRecord[]) => fixture.platform.commerce.write({ promotions });
  async function ordered(coupon?: string): Promise<string> {
    const cart = await cartWith(fixture, [{ sku: 'CAP' }]);
    if (coupon !== undefined)
      await resultOf(fixture.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=${coupon}`));
    const { number } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', await orderOf(fixture, cart)));
    return number;
  }
  async function switchOff(): Promise<void> {
    const alma = await signIn(fixture, 'alma@vitrine.example');
    const of = `/api/manage/coupon?token=${alma.token}`;
    const read = await resultOf<{ document: object; version: string }>(fixture.call('GET', `${of}&id=HELLO`));
    await resultOf(
      fixture.call('POST', of, { id: 'HELLO', version: read.version, document: { ...read.document, active: false } }),
    );
  }
  async function reductions(id: string, lines: readonly object[]): Promise<readonly (readonly [string, number])[]> {
    const edit = { id, lines, dry_run: true };
    const { edited } = await resultOf<OrderEdited>(fixture.call('POST', `/api/manage/order-edit?token=${token}`, edit));
    return edited.totals.filter(({ value }) => value < 0).map(({ code, value }) => [code, value]);
  }

  it('are those of its sale, even if inactive now, and none that began since', async () => {
    await write(HALF);
    const id = await ordered();
    await write({ ...HALF, active: false }, TEES);
    expect(
      await reductions(id, [
        { line: 0, qty: 1 },
        { sku: 'TEE', qty: 1 },
      ]),
    ).toEqual([['promotion:caps', -60]]);
  });

  it('are none if it had none', async () => {
    const id = await ordered();
    await write(HALF);
    expect(await reductions(id, [{ line: 0, qty: 2 }])).toEqual([]);
  });

  it('keep a coupon that was deactivated or is now for other customers', async () => {
    const coupons = fixture.platform.catalogue;
    await coupons.writeCoupons([COUPON]);
    const id = await ordered('HELLO');
    const before = await reductions(id, [{ line: 0, qty: 1 }]);
    expect(before).toMatchObject([['discount', expect.any(Number)]]);
    await coupons.writeCoupons([{ ...COUPON, customers: ['blogger'], ends_at: '2020-01-01' }]);
    expect(await reductions(id, [{ line: 0, qty: 1 }])).toEqual(before);
    await switchOff();
    expect(await reductions(id, [{ line: 0, qty: 1 }])).toEqual(before);
  });
});
