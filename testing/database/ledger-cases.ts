import type { Database } from '../../adapters/platform/ports/database';
import type { NewCustomer } from '../../adapters/platform/ports/people/customers';
import type { LedgerRepository, NewPosting, PostedEntry } from '../../adapters/platform/ports/orders/ledger';
import type { NewRoyalty } from '../../adapters/platform/ports/orders/royalties';
import type { SuiteApi } from '../api/suite-api';
import { crowd } from './crowd';
import { newOrder } from './new-order';

export const BLOGGER: NewCustomer = {
  loginPhone: undefined,
  loginEmail: 'lotte@shop.test',
  isVerified: true,
  email: undefined,
  firstname: 'Lotte',
  lastname: '',
  photo: undefined,
  city: undefined,
  postcode: undefined,
  country: undefined,
  addresses: [],
  roles: ['blogger'],
  groupId: 1,
  bonus: 0,
  currency: 'USD',
  password: undefined,
  source: 'shop',
};

const EARNED: NewPosting['movement'] = { reason: 'order_placed', from: 'shop', to: 'pending', sum: 100, bonus: 20 };
const CONFIRMED: NewPosting['movement'] = {
  reason: 'return_period_over',
  from: 'pending',
  to: 'active',
  sum: 100,
  bonus: 20,
};

type Movement = NewPosting['movement'];

function post(ledger: LedgerRepository, posting: NewPosting): Promise<number> {
  const { from, to, sum, bonus } = posting.movement;
  const pair = (kind: PostedEntry['kind'], amount: number): readonly PostedEntry[] => [
    { account: from, kind, amount: -amount },
    { account: to, kind, amount },
  ];
  const entries = [...pair('profit', sum), ...pair('bonus', bonus)].filter(({ amount }) => amount !== 0);
  return ledger.post(posting, entries);
}

interface Sold {
  readonly bloggerId: number;
  readonly orderId: number;
  readonly number: string;
}

async function sold(database: Database): Promise<Sold> {
  return database.write(async ({ customers, orders, royalties }) => {
    const bloggerId = await customers.insert(BLOGGER, 0);
    const { id: orderId, number } = await orders.next();
    await orders.insert(newOrder('order', orderId, number));
    const royalty: NewRoyalty = {
      orderId,
      bloggerId,
      currency: 'USD',
      rule: 'link',
      code: 'LOTTE',
      base: 1000,
      profitPercent: 10,
      bonusPercent: 2.5,
      returnDays: 14,
      orderedAt: 5,
      orderTotal: 1200,
    };
    await royalties.add(royalty);
    return { bloggerId, orderId, number };
  });
}

export function ledgerCases(api: SuiteApi, open: () => Promise<Database>): void {
  bookCases(api, open);
  payoutCases(api, open);
  saleCases(api, open);
  labelCases(api, open);
  bankCases(api, open);
  crowdCases(api, open);
}

function bookCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores a transaction as entries that sum to zero, and balances that are the sums of entries', async () => {
    const database = await open();
    const { bloggerId, orderId } = await sold(database);
    await database.write(async ({ ledger, royalties }) => {
      await ledger.lock(bloggerId);
      await post(ledger, { bloggerId, currency: 'USD', at: 1, orderId, movement: EARNED });
      await post(ledger, { bloggerId, currency: 'USD', at: 2, orderId, movement: CONFIRMED });
      const stand = { state: 'confirmed', kept: 1000, sum: 100, bonus: 20, dueAt: 2, confirmedAt: 2 } as const;
      await royalties.change(orderId, stand);
    });
    const [balances, postings, known, check, none] = await database.read(async ({ ledger, royalties }) => [
      await ledger.balances(bloggerId),
      await ledger.list(bloggerId, { orderId }, 10),
      await royalties.ofOrder(orderId),
      await ledger.check(),
      await ledger.count(bloggerId, { currency: 'EUR' }),
    ]);
    const held = (account: string, kind: string) =>
      balances.find((one) => one.account === account && one.kind === kind)?.balance;
    expect([held('shop', 'profit'), held('pending', 'profit'), held('active', 'profit')]).toEqual([-100, 0, 100]);
    expect([held('shop', 'bonus'), held('active', 'bonus')]).toEqual([-20, 20]);
    expect(postings.map(({ movement }) => movement.reason)).toEqual(['return_period_over', 'order_placed']);
    expect(known).toMatchObject({ state: 'confirmed', bonusPercent: 2.5, rule: 'link', confirmedAt: 2 });
    expect(check).toEqual({ transactions: 2, entries: 8, sum: 0, faults: [] });
    expect(none).toBe(0);
  });

  it('finds balances that were changed without an entry', async () => {
    const database = await open();
    const { bloggerId, orderId } = await sold(database);
    await database.write(async ({ ledger, royalties }) => {
      await post(ledger, { bloggerId, currency: 'USD', at: 1, orderId, movement: EARNED });
      const stand = { state: 'pending', kept: 1000, sum: 99, bonus: 20, dueAt: undefined, confirmedAt: undefined };
      await royalties.change(orderId, { ...stand, state: 'pending' });
    });
    const { faults } = await database.read(({ ledger }) => ledger.check());
    expect(faults).toEqual([`the royalty of order ${String(orderId)} is not what was posted for it`]);
  });
}

function payoutCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('adds entries confirmed by then to a payout, and releases them when it is withdrawn', async () => {
    const database = await open();
    const { bloggerId, orderId } = await sold(database);
    const made = await database.write(async ({ ledger, payouts, royalties }) => {
      await post(ledger, { bloggerId, currency: 'USD', at: 1, orderId, movement: { ...EARNED, to: 'active' } });
      const stand = { state: 'confirmed', kept: 1000, sum: 100, bonus: 20, dueAt: 1, confirmedAt: 1 } as const;
      await royalties.change(orderId, stand);
      const [due] = await ledger.open({ bloggerId, until: 9 });
      expect(due).toMatchObject({ sum: 100, bonus: 20, orders: 1 });
      const upTo = due?.upTo ?? 0;
      const id = await payouts.add({ bloggerId, currency: 'USD', sum: 100, bonus: 20, createdAt: 9, upTo });
      const movement: Movement = { reason: 'payout_made', from: 'active', to: 'payout', sum: 100, bonus: 20 };
      await post(ledger, { bloggerId, currency: 'USD', at: 9, payoutId: id, movement });
      return { id, upTo };
    });
    const facts = () =>
      database.read(async ({ ledger, payouts, royalties }) => ({
        open: await ledger.open(),
        list: await payouts.ofBlogger(bloggerId, 10),
        same: (await payouts.ofList(bloggerId, 'USD', made.upTo))?.id,
        payoutId: (await royalties.ofOrder(orderId))?.payoutId,
        faults: (await ledger.check()).faults,
      }));
    expect(await facts()).toMatchObject({ open: [], list: [{ id: made.id, orders: 1 }], same: made.id, faults: [] });
    await database.write(async ({ ledger, payouts }) => {
      const movement: Movement = { reason: 'payout_withdrawn', from: 'payout', to: 'active', sum: 100, bonus: 20 };
      await post(ledger, { bloggerId, currency: 'USD', at: 10, payoutId: made.id, movement });
      await payouts.withdraw(made.id, 10);
    });
    const after = await facts();
    expect(after).toMatchObject({ open: [{ sum: 100, upTo: made.upTo }], list: [], faults: [] });
    expect([after.same, after.payoutId]).toEqual([undefined, undefined]);
  });
}

const HOUR_MS = 60 * 60 * 1000;
const NOTHING_KEPT = { kept: 0, sum: 0, bonus: 0, dueAt: undefined, confirmedAt: undefined };

function bankCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores accounts of bloggers, and a payout in one bank file until it is cancelled', async () => {
    const database = await open();
    const { bloggerId } = await sold(database);
    const payee = { holder: 'Lotte', account: 'DE89', bic: '', tax_status: 'private', tax_number: '' } as const;
    const file = { format: 'sepa', currency: 'USD', day: '2026-01-01', createdAt: 5, createdBy: 'Mira' } as const;
    const made = await database.write(async ({ bankFiles, payouts }) => {
      await bankFiles.setPayee(bloggerId, { ...payee, holder: 'Nobody' }, 1);
      await bankFiles.setPayee(bloggerId, payee, 2);
      const payoutId = await payouts.add({ bloggerId, currency: 'USD', sum: 100, bonus: 0, createdAt: 3, upTo: 0 });
      const transfer = { payoutId, sum: 100, holder: 'Lotte', account: 'DE89', bic: '' };
      const debtor = { holder: 'Shop', account: 'NL91', bic: '' };
      return { payoutId, id: await bankFiles.add({ ...file, debtor }, [transfer]) };
    });
    await database.read(async ({ bankFiles, payouts }) => {
      expect(await bankFiles.payeeOf(bloggerId)).toEqual(payee);
      expect(await bankFiles.payeeOf(bloggerId + 1)).toBeUndefined();
      expect(await bankFiles.byId(made.id)).toMatchObject({
        ...file,
        transfers: [{ sum: 100 }],
        canceledAt: undefined,
      });
      expect(await bankFiles.fileOf(made.payoutId)).toBe(made.id);
      expect((await bankFiles.ofBlogger(bloggerId)).map(({ id }) => id)).toEqual([made.id]);
      expect(await bankFiles.ofBlogger(bloggerId + 1)).toEqual([]);
      expect((await payouts.byId(made.payoutId))?.bankFile).toBe(made.id);
      expect(
        (await payouts.list(10, { state: 'open', q: ' LOTTE@' })).length + (await payouts.list(10, { q: '%' })).length,
      ).toBe(1);
    });
    await expect(
      database.write(({ bankFiles }) =>
        bankFiles.add({ ...file, debtor: { holder: '', account: '', bic: '' } }, [
          { payoutId: made.payoutId, sum: 1, holder: '', account: '', bic: '' },
        ]),
      ),
    ).rejects.toThrow();
    await database.write(({ bankFiles }) => bankFiles.cancel(made.id, 9));
    await database.read(async ({ bankFiles }) => {
      expect(await bankFiles.fileOf(made.payoutId)).toBeUndefined();
      expect((await bankFiles.list(10)).map(({ canceledAt }) => canceledAt)).toEqual([9]);
      const blank = { sum: 100, holder: '', account: '', bic: '' };
      expect((await bankFiles.byId(made.id))?.transfers).toEqual([{ payoutId: made.payoutId, ...blank }]);
    });
  });
}

function labelCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('sums credited orders by day and status, and finds those with ledger entries', async () => {
    const database = await open();
    const { bloggerId, orderId } = await sold(database);
    const days = () => database.read(({ royalties }) => royalties.soldDays(bloggerId));
    const [day] = await days();
    expect(await days()).toMatchObject([{ status: 'new', isBooked: true, orders: 1, earning: 0, at: 0, firstAt: 5 }]);
    expect(day?.base).toBe(day?.kept);
    await database.write(async ({ orders, royalties }) => {
      await orders.settle(orderId, 'canceled', 1);
      await royalties.change(orderId, { ...NOTHING_KEPT, state: 'rejected' });
    });
    expect(await days()).toMatchObject([{ status: 'canceled', isBooked: false, kept: 0, sum: 0 }]);
    await database.write(({ ledger }) =>
      post(ledger, { bloggerId, currency: 'USD', at: 1, orderId, movement: EARNED }),
    );
    expect(await days()).toMatchObject([{ status: 'canceled', isBooked: true, base: day?.base }]);
    expect(await database.read(({ royalties }) => royalties.soldDays(bloggerId + 1))).toEqual([]);
  });

  it('stores link labels and counts clicks by day, only for their own blogger', async () => {
    const database = await open();
    const { bloggerId } = await sold(database);
    await database.write(async ({ bloggerLabels }) => {
      await bloggerLabels.add(bloggerId, 'story', 2);
      await bloggerLabels.add(bloggerId, 'post', 1);
      await bloggerLabels.add(bloggerId, 'post', 9);
      for (const day of [1, 2, 2]) await bloggerLabels.click(bloggerId, 'post', day);
    });
    await database.read(async ({ bloggerLabels }) => {
      expect(await bloggerLabels.list(bloggerId)).toEqual(['post', 'story']);
      expect(await bloggerLabels.clicks(bloggerId, 2)).toEqual([{ label: 'post', clicks: 2 }]);
      expect([await bloggerLabels.has(bloggerId, 'post'), await bloggerLabels.has(bloggerId + 1, 'post')]).toEqual([
        true,
        false,
      ]);
    });
    await database.write(({ bloggerLabels }) => bloggerLabels.remove(bloggerId, 'post'));
    await database.read(async ({ bloggerLabels }) => {
      expect(await bloggerLabels.list(bloggerId)).toEqual(['story']);
      expect(await bloggerLabels.clicks(bloggerId, 0)).toEqual([]);
    });
  });
}

function saleCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds a sale by the number of its order, only for its own blogger', async () => {
    const database = await open();
    const { bloggerId, orderId, number } = await sold(database);
    await database.read(async ({ royalties }) => {
      const page = { number, limit: 10 };
      expect(await royalties.sales(bloggerId, page)).toMatchObject([{ orderId, number }]);
      expect(await royalties.countSales(bloggerId, { number })).toBe(1);
      expect(await royalties.sales(bloggerId, { ...page, state: 'paid' })).toEqual([]);
      expect(await royalties.sales(bloggerId + 1, page)).toEqual([]);
      expect(await royalties.countSales(bloggerId, { number: 'none' })).toBe(0);
    });
  });

  it('sums profits by hour and by day, without unpaid and reverted ones', async () => {
    const database = await open();
    const { bloggerId, orderId } = await sold(database);
    const profits = (to: number, by: 'day' | 'hour') =>
      database.read(({ royalties }) => royalties.profits(bloggerId, { from: 0, to }, by));
    expect(await profits(HOUR_MS, 'hour')).toEqual([]);
    const stand = { kept: 1000, sum: 100, bonus: 20, dueAt: undefined, confirmedAt: undefined };
    await database.write(async ({ orders, royalties }) => {
      await royalties.change(orderId, { ...stand, state: 'pending' });
      const { id, number } = await orders.next();
      await orders.insert(newOrder('later', id, number));
      const terms = { rule: 'link', code: 'LOTTE', base: 1000, profitPercent: 10, bonusPercent: 2.5 } as const;
      const later = { orderId: id, bloggerId, currency: 'USD', returnDays: 14, orderTotal: 1200, ...terms };
      await royalties.add({ ...later, orderedAt: 2 * HOUR_MS + 1 });
      await royalties.change(id, { ...stand, state: 'confirmed', sum: 250, confirmedAt: 3 });
    });
    expect(await profits(3 * HOUR_MS, 'hour')).toEqual([
      { currency: 'USD', at: 0, orders: 1, profit: 100 },
      { currency: 'USD', at: 2 * HOUR_MS, orders: 1, profit: 250 },
    ]);
    expect(await profits(3 * HOUR_MS, 'day')).toEqual([{ currency: 'USD', at: 0, orders: 2, profit: 350 }]);
    expect(await profits(2 * HOUR_MS, 'day')).toMatchObject([{ orders: 1, profit: 100 }]);
    await database.write(({ royalties }) => royalties.change(orderId, { ...stand, state: 'rejected', sum: 0 }));
    expect(await profits(2 * HOUR_MS, 'hour')).toEqual([]);
  });
}

function crowdCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('serialises fifty concurrent entries of a blogger without losing any', async () => {
    const database = await open();
    const { bloggerId } = await sold(database);
    await crowd((at) =>
      database.write(async ({ ledger }) => {
        await ledger.lock(bloggerId);
        const held = (await ledger.balances(bloggerId)).find(({ account }) => account === 'pending')?.balance ?? 0;
        const movement: Movement = { ...EARNED, sum: held + 1, bonus: 0 };
        await post(ledger, { bloggerId, currency: 'USD', at, movement });
      }),
    );
    const [balances, check] = await database.read(async ({ ledger }) => [
      await ledger.balances(bloggerId),
      await ledger.check(),
    ]);
    expect(balances.find(({ account }) => account === 'pending')?.balance).toBe(2 ** 50 - 1);
    expect(check).toMatchObject({ transactions: 50, sum: 0, faults: [] });
  });

  it('assigns each code to one blogger only', async () => {
    const database = await open();
    const { bloggerId } = await sold(database);
    await database.write(async ({ customers, royalties }) => {
      const other = await customers.insert({ ...BLOGGER, loginEmail: 'other@shop.test' }, 0);
      expect(await royalties.setCode(bloggerId, 'LOTTE')).toBe(true);
      expect(await royalties.setCode(other, 'LOTTE')).toBe(false);
      expect(await royalties.setCode(bloggerId, 'LOTTE2')).toBe(true);
      expect(await royalties.setCode(other, 'LOTTE')).toBe(true);
      expect(await royalties.ownersOf(['LOTTE', 'LOTTE2', 'NONE'])).toHaveLength(2);
    });
    expect(await database.read(({ royalties }) => royalties.codeOf(bloggerId))).toBe('LOTTE2');
  });
}
