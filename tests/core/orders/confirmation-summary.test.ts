import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { BANK_ACCOUNT } from '../../fixtures/catalogue';
import { fillIn, openShops, put, accepted } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

describe('the confirmation of an order', () => {
  it('shows after a reload the items, the delivery address and the bank account', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    await put(first, 'TEE', 2);
    await fillIn(first);
    await (await first.shop.checkout()).savePayment({ paymentMethod: 'banktransfer' });
    await first.shop.cart.settled();
    const placed = accepted(await (await first.shop.orders()).place());
    const again = await open({ storage, fixture: first.fixture });
    const kept = await firstValueFrom((await again.shop.orders()).confirmation$);
    expect(kept).toMatchObject({
      number: placed.number,
      state: 'placed',
      summary: {
        lines: [{ sku: 'TEE', qty: 2, row_total: 30 }],
        shipping_address: { city: 'New York', street: ['1 Broadway'] },
        shipping_method: 'Standard delivery',
        payment_method: 'Invoice, by bank transfer',
        bank_account: BANK_ACCOUNT,
        after_payment: { min: 2, max: 4 },
      },
    });
    expect(kept?.summary).not.toHaveProperty('arrival');
    expect(kept?.summary).not.toHaveProperty('is_cash');
    expect(kept?.summary?.totals.map(({ code }) => code)).toContain('grand_total');
    expect(kept?.summary?.totals.every(({ title, code }) => title !== code)).toBe(true);
  });

  it('shows no bank account for an order paid otherwise, nor before the shop has the order', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    shop.network.set(false);
    const orders = await shop.shop.orders();
    const { order_id } = accepted(await orders.place());
    const asked = shop.requests.length;
    expect(await orders.check(order_id)).toMatchObject({ state: 'queued', summary: { lines: [{ sku: 'TEE' }] } });
    expect(shop.requests).toHaveLength(asked);
    shop.network.set(true);
    await orders.process();
    const sent = await firstValueFrom(orders.confirmation$);
    expect(sent).toMatchObject({ state: 'placed', summary: { payment_method: 'Cash on delivery', is_cash: true } });
    expect(sent?.summary).not.toHaveProperty('bank_account');
  });

  it('also says after a reload that an account was requested, with the same text if the address is taken', async () => {
    const fixture = (await open()).fixture;
    for (const device of ['first', 'second']) {
      const storage = createMemoryStorage();
      const shop = await open({ storage, fixture, seed: device });
      await put(shop, 'TEE');
      await fillIn(shop);
      await (await shop.shop.checkout()).savePersonal({ createAccount: true, password: 'correct horse' });
      await (await shop.shop.orders()).place();
      const again = await open({ storage, fixture, seed: `${device} again` });
      expect(await firstValueFrom((await again.shop.orders()).confirmation$)).toMatchObject({
        email: 'ada@shop.test',
        account_wished: true,
      });
    }
    const kinds = (await fixture.platform.outbox.list('ada@shop.test')).filter(({ kind }) => kind === 'account');
    expect(kinds.map(({ subject }) => subject)).toEqual(['You already have an account', 'Welcome']);
  });

  it('does not mention an account that was not requested, or one for an order that the shop does not know', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    const orders = await shop.shop.orders();
    await orders.place();
    expect(await firstValueFrom(orders.confirmation$)).not.toHaveProperty('account_wished');
    await put(shop, 'TEE');
    await (await shop.shop.checkout()).savePersonal({ createAccount: true, password: 'correct horse' });
    shop.network.set(false);
    await orders.place();
    expect(await firstValueFrom(orders.confirmation$)).not.toHaveProperty('account_wished');
    shop.network.set(true);
    await orders.process();
    expect(await firstValueFrom(orders.confirmation$)).toMatchObject({ state: 'placed', account_wished: true });
  });
});
