import type { Database, Repositories } from '../../adapters/platform/ports/database';
import type { PastOrder } from '../../adapters/platform/ports/orders/orders';
import type { SuiteApi } from '../api/suite-api';
import { CROWD, crowd } from './crowd';
import { newOrder } from './new-order';
import { personOf } from './people-cases';

export function orderCases(api: SuiteApi, open: () => Promise<Database>): void {
  numberCases(api, open);
  onceCases(api, open);
  returnCases(api, open);
  guestHoldCases(api, open);
  hasPaidCases(api, open);
  balanceCases(api, open);
}

function numberCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('numbers fifty orders without a gap', async () => {
    const database = await open();
    await crowd((index) => database.write((db) => place(db, `order-${String(index)}`), 'power'));
    const placed = await crowd((index) => database.read((db) => db.orders.byOrderId(`order-${String(index)}`)));
    const numbers = placed.map((order) => Number(order?.number)).sort((one, other) => one - other);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: CROWD }, (_, index) => first + index));
  });

  it('sells the last pieces once each, and returns an unused number', async () => {
    const database = await open();
    await stocked(database, 5);
    const sold = await crowd((index) =>
      database
        .write(async (db) => {
          await place(db, `order-${String(index)}`);
          if ((await db.stock.take([{ sku: 'TEE', qty: 1 }])).short !== undefined) throw new Error('sold out');
          return true;
        }, 'power')
        .catch(() => false),
    );
    expect(sold.filter(Boolean)).toHaveLength(5);
    expect(await database.read((db) => db.stock.find('TEE'))).toMatchObject({ qty: 0, is_in_stock: false });
    const { id } = await database.write((db) => db.orders.next());
    expect(id).toBe(6);
  });
}

function onceCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores an order once that is sent fifty times', async () => {
    const database = await open();
    const ids = await crowd(() =>
      database.write(async (db) => {
        await db.orders.lock('cart');
        return (await db.orders.byHash('same'))?.id ?? place(db, 'order', 'same', 'cart');
      }, 'power'),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await database.read((db) => db.orders.count())).toBe(1);
  });

  it('finds the same order, another with its id, and the unpaid one of its cart in one query', async () => {
    const database = await open();
    const first = await database.write((db) => place(db, 'first', 'first', 'cart'), 'power');
    const placed = (hash: string, orderId: string, cartToken: string) =>
      database.read(async (db) => {
        const { known, other, unpaid } = await db.orders.placed({ hash, orderId, cartToken });
        return [known?.id, other?.id, unpaid?.id];
      });
    const number = (await database.read((db) => db.orders.byId(first)))?.number ?? '';
    expect(await placed('new', 'new', 'other')).toEqual([undefined, undefined, undefined]);
    expect(await placed('first', 'new', 'other')).toEqual([first, undefined, undefined]);
    expect(await placed('new', 'first', 'other')).toEqual([undefined, first, undefined]);
    expect(await placed('new', number, 'other')).toEqual([undefined, first, undefined]);
    expect(await placed('new', 'new', 'cart')).toEqual([undefined, undefined, first]);
    expect(await placed('first', 'first', 'cart')).toEqual([first, first, first]);
    await database.write((db) => db.orders.settle(first, 'paid', 1), 'power');
    expect(await placed('new', 'new', 'cart')).toEqual([undefined, undefined, undefined]);
  });

  it('assigns an order to the confirmed customer of its address, and to nobody else', async () => {
    const database = await open();
    const [eve, ann] = await database.write(async ({ customers }) => [
      await customers.insert({ ...personOf('Eve'), isVerified: true }, 0),
      await customers.insert({ ...personOf('Ann'), isVerified: false }, 0),
    ]);
    const ownerOf = (orderId: string, more: { readonly ownerEmail?: string; readonly customerId?: number }) =>
      database.write(async (db) => {
        const { id, number } = await db.orders.next();
        const owner = await db.orders.insert({ ...newOrder(orderId, id, number), ...more });
        expect((await db.orders.byId(id))?.customerId).toBe(owner);
        return owner;
      }, 'power');
    expect(await ownerOf('confirmed', { ownerEmail: 'eve@shop.test' })).toBe(eve);
    expect(await ownerOf('unconfirmed', { ownerEmail: 'ann@shop.test' })).toBeUndefined();
    expect(await ownerOf('stranger', { ownerEmail: 'bob@shop.test' })).toBeUndefined();
    expect(await ownerOf('own', { ownerEmail: 'eve@shop.test', customerId: ann })).toBe(ann);
  });

  it('settles an order once for fifty concurrent callers', async () => {
    const database = await open();
    const id = await database.write((db) => place(db, 'order'), 'power');
    const settled = await crowd((index) =>
      database.write((db) => db.orders.settle(id, index % 2 === 0 ? 'paid' : 'canceled', 1), 'power'),
    );
    expect(settled.filter(Boolean)).toHaveLength(1);
  });
}

function guestHoldCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('counts reservations of guests by mailbox and network, until they expire, end, or the order is paid or deleted', async () => {
    const database = await open();
    const mailbox = 'hash of the mailbox';
    const own = { heldUntil: 50, mailbox, network: 'net' };
    const [first, second, third] = await database.write(async (db) => {
      const ids = [await placeLater(db, 'one'), await placeLater(db, 'two'), await placeLater(db, 'three')] as const;
      await db.guestHolds.keep(ids[0], own);
      await db.guestHolds.keep(ids[1], { heldUntil: 40, mailbox, network: undefined });
      await db.guestHolds.keep(ids[2], { heldUntil: 90, mailbox, network: 'other' });
      return ids;
    }, 'power');
    const { units } = newOrder('one', first, '1');
    const ofBoth = (of: string, network: string | undefined) =>
      database.read(async (db) => {
        const { own, near } = await db.guestHolds.units({ mailbox: of }, network, 'later');
        return { own: own.length / units.length, near: near.length / units.length };
      });
    const held = async (of: string, network: string | undefined) => (await ofBoth(of, network)).near;
    const over = (now: number) => database.read((db) => db.guestHolds.over(now));
    expect([await held(mailbox, undefined), await held(mailbox, 'net')]).toEqual([3, 3]);
    expect([await held('another hash', 'net'), await held('another hash', undefined)]).toEqual([1, 0]);
    expect(await ofBoth('another hash', 'net')).toEqual({ own: 0, near: 1 });
    expect((await ofBoth(mailbox, 'net')).own).toBe(3);
    expect([await over(39), await over(50), await over(90)]).toEqual([[], [second, first], [second, first, third]]);
    await database.write((db) => db.guestHolds.end(second));
    await database.write((db) => db.orders.settle(third, 'paid', 60), 'power');
    expect(await held(mailbox, undefined)).toBe(1);
    expect(await over(50)).toEqual([first]);
  });

  it('counts reservations of a customer by the orders that they placed themselves, apart from those of the network', async () => {
    const database = await open();
    const eve = await database.write((db) => db.customers.insert(personOf('Eve'), 0));
    const mailbox = 'hash of the mailbox';
    await database.write(async (db) => {
      const hold = async (orderId: string, fulfilment: object, network: string, redirect = false) => {
        const { id, number } = await db.orders.next();
        await db.orders.insert({ ...newOrder(orderId, id, number), redirect, customerId: eve, fulfilment });
        await db.guestHolds.keep(id, { heldUntil: 50, mailbox, network });
      };
      await hold('own', { confirmed: true }, 'net');
      await hold('of a stranger', {}, 'other');
      await hold('of a neighbour', {}, 'net');
      await hold('on a payment page', { confirmed: true }, 'net', true);
    }, 'power');
    const each = newOrder('own', 1, '1').units.length;
    const { own, near } = await database.read((db) => db.guestHolds.units({ customerId: eve }, 'net', 'later'));
    expect([own.length / each, near.length / each]).toEqual([1, 2]);
    const elsewhere = await database.read((db) => db.guestHolds.units({ customerId: eve }, undefined, 'later'));
    expect([elsewhere.own.length / each, elsewhere.near.length / each]).toEqual([1, 1]);
    const onPage = await database.read((db) => db.guestHolds.units({ mailbox }, undefined, 'page'));
    expect(onPage.own.length / each).toBe(1);
    expect(await database.read((db) => db.guestHolds.over(50))).toHaveLength(3);
  });
}

function hasPaidCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds customers who have paid for an order, excluding pending, cancelled and free ones', async () => {
    const database = await open();
    const eve = await database.write((db) => db.customers.insert(personOf('Eve'), 0));
    const owned = (orderId: string, more: Partial<ReturnType<typeof newOrder>> = {}) =>
      database.write(async (db) => {
        const { id, number } = await db.orders.next();
        await db.orders.insert({ ...newOrder(orderId, id, number), customerId: eve, ...more });
        return id;
      }, 'power');
    const settle = (id: number, status: 'canceled' | 'paid') =>
      database.write((db) => db.orders.settle(id, status, 1), 'power');
    const hasPaid = (id: number) => database.read((db) => db.orders.hasPaid(id));
    await owned('waits');
    await settle(await owned('cancelled'), 'canceled');
    await settle(await owned('free', { grandTotal: 0 }), 'paid');
    expect(await hasPaid(eve)).toBe(false);
    await settle(await owned('paid'), 'paid');
    expect([await hasPaid(eve), await hasPaid(eve + 1)]).toEqual([true, false]);
  });
}

function balanceCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('sums the payments of a customer for shipped orders, and the amount due in deferred orders', async () => {
    const database = await open();
    const eve = await database.write((db) => db.customers.insert(personOf('Eve'), 0));
    const kept = (orderId: string, more: Partial<PastOrder> = {}) =>
      database.write(async (db) => {
        const { id, number } = await db.orders.next();
        const open = { status: 'new', deliveryStatus: 'N', stage: undefined, fulfilment: { confirmed: true } } as const;
        await db.orders.insertPast({
          ...{ ...newOrder(orderId, id, number), ...open, source: 'test' },
          ...{ customerId: eve, redirect: false, ...more },
        });
        return id;
      }, 'power');
    const balance = (customerId = eve, currency = 'USD') =>
      database.read((db) => db.guestHolds.balance(customerId, currency));
    expect(await balance()).toEqual({ paid: 0, owed: 0, units: [] });

    const sent = { status: 'paid', deliveryStatus: 'D' } as const;
    await kept('not sent', { status: 'paid', deliveryStatus: 'B' });
    await kept('cancelled', { status: 'canceled', deliveryStatus: 'D' });
    await kept('in euros', { ...sent, currency: 'EUR', grandTotal: 7000 });
    await kept('of somebody else', { ...sent, customerId: undefined });
    expect(await balance()).toMatchObject({ paid: 0 });
    const first = await kept('sent', { ...sent, grandTotal: 5000, fulfilment: { giftCards: 1000 } });
    await kept('by its step', { status: 'paid', deliveryStatus: 'A', stage: 4, grandTotal: 200 });
    expect(await balance()).toEqual({ paid: 4200, owed: 0, units: [] });
    await database.write((db) => db.orderLog.refund(first, 'one', 1500, 1), 'power');
    expect(await balance()).toMatchObject({ paid: 2700 });
    await database.write((db) => db.orderLog.refund(first, 'two', 3500, 1), 'power');
    expect(await balance()).toMatchObject({ paid: 200 });
    expect(await balance(eve, 'EUR')).toMatchObject({ paid: 7000 });

    await kept('open', { grandTotal: 900, fulfilment: { confirmed: true, giftCards: 100 } });
    await kept('on its way', { deliveryStatus: 'D', units: [{ sku: 'CAP', qty: 2 }] });
    await kept('open in euros', { currency: 'EUR', units: [{ sku: 'SOCKS', qty: 1 }] });
    await kept('on a payment page', { redirect: true });
    await kept('of a stranger', { fulfilment: {} });
    const { owed, units } = await balance();
    expect(owed).toBe(1800);
    expect(units.map(({ sku, qty }) => `${String(qty)} ${sku}`).sort()).toEqual(['1 SOCKS', '1 TEE', '2 CAP']);
    expect(await balance(eve + 1)).toEqual({ paid: 0, owed: 0, units: [] });
  });
}

function returnCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores partial returns step by step, and finds the order from the first unit on', async () => {
    const database = await open();
    const id = await database.write((db) => place(db, 'order'), 'power');
    const other = await database.write((db) => place(db, 'other'), 'power');
    const steps = [
      { sku: 'TEE', qty: 1, goods: 333 },
      { sku: 'TEE', qty: 2, goods: 667 },
    ];
    const back = (count: number, now: number) =>
      database.write(async (db) => {
        const fulfilment = { returned: ['TEE'], returnSteps: steps.slice(0, count) };
        const status = (await db.orders.byId(id))?.status ?? 'new';
        await db.orderLog.write(
          { id, status },
          { status: 'paid', deliveryStatus: 'D', stage: undefined, fulfilment },
          now,
        );
      }, 'power');
    const found = () =>
      database.read(async ({ orderList }) =>
        (await orderList.list({ needs: 'return', sentOnlyPaid: [] }, { limit: 10, offset: 0 })).map(
          ({ order }) => order.id,
        ),
      );
    expect(await found()).toEqual([]);
    for (const count of [1, 2]) {
      await back(count, count);
      const order = await database.read((db) => db.orders.byId(id));
      expect(order?.fulfilment).toEqual({ returned: ['TEE'], returnSteps: steps.slice(0, count) });
      expect(await found()).toEqual([id]);
    }
    expect(await database.read((db) => db.orderLog.revisionOf(id))).toBe(2);
    expect((await database.read((db) => db.orders.byId(other)))?.fulfilment).toEqual({});
  });

  it('stores each refund of a line returned in parts, and their sum', async () => {
    const database = await open();
    const id = await database.write((db) => place(db, 'order'), 'power');
    const refund = (reason: string, amount: number) =>
      database.write(async (db) => {
        const isNew = await db.orderLog.refund(id, reason, amount, 1);
        const lines = [{ sku: 'TEE', amount }];
        if (isNew) await db.orderLog.explain(id, reason, { who: 'mira', note: 'Worn', lines, shipping: 0 });
        return isNew;
      }, 'power');
    expect(await refund('returned/1:TEE', 333)).toBe(true);
    expect(await refund('returned:TEE', 667)).toBe(true);
    expect(await refund('returned/1:TEE', 333)).toBe(false);
    const kept = await database.read((db) => db.orderLog.refunds(id));
    expect(kept.map(({ reason, lines }) => [reason, lines])).toEqual([
      ['returned/1:TEE', [{ sku: 'TEE', amount: 333 }]],
      ['returned:TEE', [{ sku: 'TEE', amount: 667 }]],
    ]);
    expect(await database.read((db) => db.orderLog.refundedOf(id))).toBe(1000);
  });
}

export function couponUseCases(api: SuiteApi, open: () => Promise<Database>): void {
  const { it, expect } = api;
  it('stores the terms of a coupon, and adds only coupons with unused codes', async () => {
    const database = await open();
    const terms = { ends_at: '2026-12-31', minimum: '50', products: [{ sku: 'TEE' }], stores: ['us'] };
    const coupon = { code: 'ONE', kind: 'percent' as const, value: '10', active: true, ...terms };
    const added = await database.write(async ({ coupons }) => {
      await coupons.keep({ ...coupon, starts_at: null, brands: [] });
      return coupons.addNew([
        { ...coupon, value: '99' },
        { ...coupon, code: 'TWO' },
      ]);
    });
    expect(added).toEqual(['TWO']);
    expect(await database.read(({ coupons }) => coupons.byCode('one'))).toEqual(coupon);
  });

  it('stores the limits of a coupon, and counts its orders by account and by address', async () => {
    const database = await open();
    const limits = { uses_total: 9, uses_per_customer: 2, first_order_only: true };
    const eve = await database.write((db) => db.customers.insert(personOf('Eve'), 0));
    const bought = [
      { orderId: 'a', coupon: 'Hello', email: ' Ada@shop.test' },
      { orderId: 'b', coupon: 'Hello', email: 'eve@shop.test', customerId: eve },
      { orderId: 'c', email: 'ada@shop.test' },
      { orderId: 'd', coupon: 'Hello', email: 'ada@shop.test', isCanceled: true },
      { orderId: 'e', coupon: 'Hello', email: 'ada+1@shop.test' },
      { orderId: 'f', coupon: 'Hello', email: 'ada+1@other.test' },
      { orderId: 'g', coupon: 'Hello', email: 'ada_@shop.test' },
    ];
    await database.write(async (db) => {
      await db.coupons.write([{ code: 'Hello', kind: 'percent', value: '10', source: 'test', ...limits }]);
      await db.coupons.keep({ code: 'FREE', kind: 'free_delivery', value: '0', active: false });
      for (const { orderId, isCanceled, ...facts } of bought) {
        const { id, number } = await db.orders.next();
        await db.orders.insert({ ...newOrder(orderId, id, number), ...facts });
        if (isCanceled === true) await db.orders.settle(id, 'canceled', 1);
      }
    });
    await database.write(async ({ coupons }) => {
      expect(await coupons.find('hELLO')).toEqual({ code: 'Hello', kind: 'percent', value: '10', ...limits });
      expect(await coupons.byCode('free')).toEqual({ code: 'FREE', kind: 'free_delivery', value: '0', active: false });
      await coupons.lock('Hello');
      const uses = (customerId: number | undefined, ...emails: string[]) =>
        coupons.uses('Hello', { customerId, isConfirmed: false, emails, byMailbox: false });
      const ofMailbox = (email: string) =>
        coupons.uses('Hello', { customerId: undefined, isConfirmed: false, emails: [email], byMailbox: true });
      expect(await coupons.uses('Hello', undefined)).toEqual({ all: 5, ofCustomer: undefined, orders: undefined });
      expect(await uses(undefined, 'ada@shop.test')).toEqual({ all: 5, ofCustomer: 1, orders: 2 });
      expect(await uses(eve, 'ada@shop.test')).toEqual({ all: 5, ofCustomer: 2, orders: 3 });
      expect(await uses(eve + 1, 'new@shop.test')).toEqual({ all: 5, ofCustomer: 0, orders: 0 });
      expect(await uses(undefined)).toEqual({ all: 5, ofCustomer: 0, orders: 0 });
      expect(await ofMailbox('ada+2@shop.test')).toEqual({ all: 5, ofCustomer: 2, orders: 3 });
      expect(await ofMailbox('ad_@shop.test')).toEqual({ all: 5, ofCustomer: 0, orders: 0 });
    });
  });

  confirmedUseCases(api, open);
}

function confirmedUseCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('counts for a confirmed customer their own orders, and paid or shipped orders with their address', async () => {
    const database = await open();
    const eve = await database.write((db) => db.customers.insert(personOf('Eve'), 0));
    const email = 'eve@shop.test';
    const uses = () =>
      database.read(({ coupons }) =>
        coupons.uses('Hello', { customerId: eve, isConfirmed: true, emails: [email], byMailbox: false }),
      );
    const bought = (orderId: string, more: object) =>
      database.write(async (db) => {
        const { id, number } = await db.orders.next();
        const order = { ...newOrder(orderId, id, number), redirect: false, coupon: 'Hello', email, ...more };
        await db.orders.insert(order);
        return id;
      }, 'power');
    await bought('open', {});
    await bought('open and joined', { customerId: eve });
    const paid = await bought('paid', {});
    expect(await uses()).toEqual({ all: 3, ofCustomer: 0, orders: 0 });
    await database.write((db) => db.orders.settle(paid, 'paid', 1), 'power');
    const sent = await bought('sent', {});
    const onItsWay = { status: 'new', deliveryStatus: 'D', stage: undefined, fulfilment: {} } as const;
    await database.write((db) => db.orderLog.write({ id: sent, status: 'new' }, onItsWay, 1), 'power');
    expect(await uses()).toEqual({ all: 4, ofCustomer: 2, orders: 2 });
    await bought('own', { customerId: eve, email: 'other@shop.test', fulfilment: { confirmed: true } });
    await bought('placed by another', { fulfilment: { confirmed: true } });
    expect(await uses()).toEqual({ all: 6, ofCustomer: 3, orders: 3 });
  });
}

async function placeLater(db: Repositories, orderId: string): Promise<number> {
  const { id, number } = await db.orders.next();
  await db.orders.insert({ ...newOrder(orderId, id, number), redirect: false });
  return id;
}

async function place(db: Repositories, orderId: string, hash = orderId, cartToken = orderId): Promise<number> {
  const { id, number } = await db.orders.next();
  await db.orders.insert({ ...newOrder(orderId, id, number), hash, cartToken });
  return id;
}

async function stocked(database: Database, qty: number): Promise<void> {
  await database.write(async (db) => {
    const document = { id: 1, sku: 'TEE', type_id: 'simple', name: 'Tee', price: 10 };
    await db.products.write({ document, source: 'test', hash: 'h', prices: undefined, texts: undefined, parts: [] });
    await db.stock.write(1, { TEE: { qty, is_in_stock: true, manage_stock: true } });
  });
}
