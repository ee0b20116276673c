import { afterEach, describe, expect, it } from 'vitest';
import { createRuleTax } from '../../../../../adapters/tax/rules';
import type { TaxAnswer, TaxCalculator, TaxRequest } from '../../../../../adapters/platform';
import type { CartTotals, OrderAddress, ServerCartItem, TaxRule } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const { region: _region, region_id: _id, region_code: _code, ...elsewhere } = NEW_YORK;
const BERLIN: OrderAddress = {
  ...elsewhere,
  street: ['Torstr. 1'],
  city: 'Berlin',
  postcode: '10115',
  countryId: 'DE',
  phone: '+49 30 5550100',
};

const open: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
});

async function opened(tax?: TaxCalculator): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform(tax === undefined ? {} : { tax });
  open.push(fixture);
  return fixture;
}

function calculator() {
  const asked: TaxRequest[] = [];
  const ten = ({ lines }: TaxRequest): Promise<TaxAnswer> =>
    Promise.resolve({ lines: lines.map(({ id }) => ({ id, tax: 10 })), shippingTax: 3, names: ['City tax'] });
  const state = { answer: ten };
  const made: TaxCalculator = {
    code: 'city',
    calculate: (request) => {
      asked.push(request);
      return state.answer(request);
    },
  };
  return { asked, state, made };
}

const inform = async (
  { call }: Pick<FixturePlatform, 'call'>,
  token: string,
  { method = 'standard', address = NEW_YORK }: { readonly method?: string; readonly address?: OrderAddress } = {},
) => {
  const addressInformation = { shippingAddress: address, shippingMethodCode: method };
  const answer = call('POST', `/api/cart/shipping-information?cartId=${token}`, { addressInformation });
  return (await resultOf<{ readonly totals: CartTotals }>(answer)).totals;
};
const taxIn = ({ total_segments: segments }: CartTotals) => segments.find(({ code }) => code === 'tax');

describe('a tax calculator', () => {
  it('calculates the tax of a cart, its grand total and the shipping with tax', async () => {
    const { made, asked } = calculator();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE', qty: 2 }, { sku: 'SOCKS' }]);
    const totals = await inform(fixture, token);
    expect(taxIn(totals)).toMatchObject({ value: 0.23, names: ['City tax'] });
    expect(totals.shipping_incl_tax).toBe(4.03);
    expect(Math.round(totals.grand_total * 100)).toBe(Math.round((totals.subtotal + 4 + 0.23) * 100));
    expect(asked.at(-1)).toMatchObject({
      store: 'us',
      currency: 'USD',
      pricesIncludeTax: false,
      destination: { country: 'US', regionId: 43, postcode: '10004' },
      lines: [{ id: '1' }, { id: '2' }],
      shipping: { carrier: 'vitrine', method: 'standard', amount: 400 },
    });
  });

  it('is asked once for the same cart, and again for other lines, with the totals of the change', async () => {
    const { made, asked } = calculator();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    await inform(fixture, token);
    const before = asked.length;
    await inform(fixture, token);
    await resultOf(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
    expect(asked).toHaveLength(before);
    const [line] = await resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
    const { json } = await fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { ...line, qty: 5 } });
    expect(json).toMatchObject({ meta: { totals: { tax_amount: 0.13 } } });
    expect(asked).toHaveLength(before + 1);
  });

  it('is asked again for the same cart on the next day of the shop', async () => {
    const { made, asked } = calculator();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const day = 24 * 60 * 60_000;
    await fixture.clock.advance(day - (fixture.clock.now() % day) - 60_000);
    await inform(fixture, token);
    const before = asked.length;
    await fixture.clock.advance(59_000);
    await inform(fixture, token);
    expect(asked).toHaveLength(before);
    await fixture.clock.advance(1_000);
    await inform(fixture, token);
    expect(asked).toHaveLength(before + 1);
  });

  it('sets the tax of the order as shown, even while it is down', async () => {
    const { made, state } = calculator();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderOf(fixture, token);
    expect(order.totals.find(({ code }) => code === 'tax')?.value).toBe(0.13);
    state.answer = () => Promise.reject(new Error('down'));
    await resultOf(fixture.call('POST', '/api/order', order));
    const shown = await resultOf<{ readonly totals: unknown }>(fixture.call('GET', `/api/order/${order.order_id}`));
    expect(JSON.stringify(shown.totals)).toContain('City tax');
  });

  it('that responds differently when the order is placed later refuses it with the new total', async () => {
    const { made, state } = calculator();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderOf(fixture, token);
    state.answer = ({ lines }) => Promise.resolve({ lines: lines.map(({ id }) => ({ id, tax: 50 })), shippingTax: 0 });
    await fixture.clock.advance(24 * 60 * 60_000);
    const { status, json } = await fixture.call('POST', '/api/order', order);
    expect([status, json]).toMatchObject([400, { meta: { error: 'totals_changed', totals: { tax_amount: 0.5 } } }]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no'))],
    ['omits a line', () => Promise.resolve({ lines: [], shippingTax: 0 })],
    [
      'returns fractions of a cent',
      ({ lines }: TaxRequest) => Promise.resolve({ lines: lines.map(({ id }) => ({ id, tax: 0.5 })), shippingTax: 0 }),
    ],
  ])("that %s falls back to the shop's rules, and the log records it", async (_name, answer) => {
    const { made, state } = calculator();
    state.answer = answer;
    const [fixture, plain] = [await opened(made), await opened()];
    const totals = await inform(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    expect(totals.grand_total).toBe((await inform(plain, await cartWith(plain, [{ sku: 'TEE' }]))).grand_total);
    const logged = fixture.telemetry.records.flatMap((record) => (record.kind === 'log' ? [record.message] : []));
    expect(logged).toContain('The tax calculator city did not answer and is left out');
  });

  it.each([
    ['us', NEW_YORK],
    ['de', BERLIN],
  ])('that applies the rules of the shop has the same totals, in %s', async (store, address) => {
    const plain = await opened();
    const { json } = await plain.call('GET', `/api/catalog?store=us&type=taxrule`);
    const { items } = json as { readonly items: readonly TaxRule[] }; // sound: the contract tests hold the answer to its schema
    const ruled = await opened(createRuleTax(items));
    for (const method of ['standard', 'express']) {
      const [one, other] = await Promise.all(
        [plain, ruled].map(async (fixture) => {
          const token = await cartWith(fixture, [{ sku: 'TEE', qty: 3 }, { sku: 'SOCKS' }], store);
          return inform(fixture, token, { method, address });
        }),
      );
      expect(other).toEqual(one);
    }
  });
});
