import type { Database } from '../../adapters/platform/ports/database';
import type { StoredGiftCard } from '../../adapters/platform/ports/selling/gift-cards';
import { NO_SALES, type SalesFact } from '../../core/contract/staff/sales-sums';
import type { SuiteApi } from '../api/suite-api';
import { newOrder } from './new-order';

const NOW = 1000;

const card = (id: string, orderId: number, more: Partial<StoredGiftCard> = {}): StoredGiftCard => ({
  ...{
    id,
    orderId,
    line: 0,
    unit: 0,
    currency: 'USD',
    value: 5000,
    balance: 5000,
    goodwill: 0,
    goodwillLeft: 0,
    codeHash: `hash-${id}`,
    tail: '7K2M',
  },
  ...{ recipient: undefined, email: undefined, message: undefined, sendOn: undefined, sendAt: undefined },
  ...{
    grantedAt: 1,
    sentAt: undefined,
    expiresAt: undefined,
    blockedAt: undefined,
    takenBackAt: undefined,
    storeCode: undefined,
  },
  ...more,
});

const sale: SalesFact = {
  ...NO_SALES,
  ...{ at: 0, kind: 'sale', sku: 'TEE', product: 'TEE', brand: null, rate: 20, reason: null, gross: 1000, tax: 200 },
};

export function reportCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('counts the unspent paid balance of gift cards as owed until they expire', async () => {
    const database = await open();
    await database.write(async ({ giftCards, orders }) => {
      const paid = await orders.next();
      await orders.insert(newOrder('paid', paid.id, paid.number));
      const unpaid = await orders.next();
      await orders.insert(newOrder('unpaid', unpaid.id, unpaid.number));
      await orders.settle(paid.id, 'paid', 0);
      const cards = [
        card('whole', paid.id),
        card('rest', paid.id, { balance: 30 }),
        card('until-later', paid.id, { balance: 7, expiresAt: NOW + 1 }),
        card('expired', paid.id, { expiresAt: NOW }),
        card('spent', paid.id, { balance: 0 }),
        card('blocked', paid.id, { blockedAt: 5 }),
        card('taken-back', paid.id, { takenBackAt: 5 }),
        card('not-granted', paid.id, { grantedAt: undefined }),
        card('not-paid', unpaid.id),
      ];
      for (const [unit, one] of cards.entries()) await giftCards.add({ ...one, unit });
    });
    const owed = await database.read(({ reports }) => reports.owed(NOW));
    expect(owed).toEqual([{ currency: 'USD', giftCards: 3, giftCardBalance: 5037, people: 0, bonuses: 0 }]);
  });

  it('counts taxes of a store by the country of delivery, or of the bill without a delivery', async () => {
    const database = await open();
    const place = async (orderId: string, addressInformation: object) =>
      database.write(async ({ orders, salesFacts }) => {
        const { id, number } = await orders.next();
        const made = newOrder(orderId, id, number);
        const order = { ...made, document: { ...made.document, addressInformation } };
        await orders.insert(order);
        await salesFacts.add({ ...order, coupon: undefined }, { wholes: [], parts: [sale], promotions: [] });
      });
    const [german, french] = [{ countryId: 'DE' }, { countryId: 'FR' }];
    await place('sent', { shippingAddress: german, billingAddress: french });
    await place('download', { billingAddress: french });
    const query = { from: 0, before: 86_400_000, spans: [], name: 'taxes' as const };
    const keysOf = async (stores: readonly string[] | undefined) => {
      const report = await database.read(({ reports }) => reports.top({ ...query, stores }, 10));
      return (report.get('USD')?.groups ?? []).map(({ key }) => key).toSorted();
    };
    expect(await keysOf(undefined)).toEqual(['20 DE', '20 FR']);
    expect(await keysOf(['us', 'de'])).toEqual(['20 DE', '20 FR']);
    expect(await keysOf(['en'])).toEqual([]);
    expect(await keysOf([])).toEqual([]);
  });
}
