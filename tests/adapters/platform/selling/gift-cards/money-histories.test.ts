import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../../../../adapters/platform/ports/database';
import type { StoredOrder } from '../../../../../adapters/platform/ports/orders/orders';
import { returnedSku } from '../../../../../core/orders/rules/returned-units';
import { BONUS, GIFT, GiftShop } from '../../../../fixtures/gift-shop';
import { MoneyPlayer, moneyHistory, SPENT } from '../../../../fixtures/money-history';
import { DATABASES } from '../../../../fixtures/raw-shop';
import { runs } from '../../../../fixtures/runs';

/** Number of histories; a thousand of them take some two minutes of a processor. */
const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? runs(8, 60));

/** The shop's books, kept apart from how the shop reckons: by what each order took and gave. */
class Books {
  /** Cashback that was ever awarded, by order. */
  readonly #awarded = new Map<number, number>();
  /** Goodwill that ever paid an order. */
  readonly #goodwill = new Map<number, number>();

  constructor(
    readonly shop: GiftShop,
    readonly start: number,
  ) {}

  /** Value held by all parties, goods included, beyond the money paid in and the rewards that the rules allow. */
  async gain(): Promise<number> {
    const bonuses = await this.shop.bonuses();
    const issued = (await this.shop.cards()).filter(({ orderId }) => orderId === undefined);
    return this.shop.database.read(async (db) => {
      let gain = bonuses - this.start + sumOf(issued.map(({ balance }) => balance));
      for (const order of await this.shop.stored(db)) gain += await this.#gainOf(db, order);
      return gain;
    });
  }

  async #gainOf(db: Repositories, order: StoredOrder): Promise<number> {
    const { id, status, grandTotal, document, fulfilment } = order;
    const isPaid = status === 'paid';
    const cards = await db.giftCards.ofOrders([id]);
    const used = [...(await db.giftCards.usesOf(id)).values()];
    const uses = sumOf(used.map(({ rest }) => rest));
    const goodwill = sumOf(used.map((use) => use.goodwill));
    const everGoodwill = Math.max(this.#goodwill.get(id) ?? 0, goodwill);
    this.#goodwill.set(id, everGoodwill);
    const refunds = await db.orderLog.refunds(id);
    const price = document.products.reduce((sum, { sku, count }) => (sku === 'GIFT' ? sum + count * GIFT : sum), 0);
    const back = refunds.flatMap(({ reason, amount, lines }) => {
      const sku = returnedSku(reason);
      return sku === undefined ? lines : [{ sku, amount }];
    });
    const priceBack = Math.min(price, sumOf(back.filter(({ sku }) => sku === 'GIFT').map(({ amount }) => amount)));
    const refunded = sumOf(refunds.map(({ amount }) => amount));
    // Held back from the refunds, because the cashback was spent.
    const withheld = sumOf(refunds.map(({ held = 0 }) => held));
    const paid = isPaid || refunded > 0 ? grandTotal - refunded + withheld : 0;
    const goods = isPaid ? Math.max(0, grandTotal - refunded) - (price - priceBack) : 0;
    expect(paid).toBeGreaterThanOrEqual(0);
    expect(goods).toBeGreaterThanOrEqual(0);
    const balances = isPaid
      ? sumOf(cards.filter(({ takenBackAt }) => takenBackAt === undefined).map(({ balance }) => balance))
      : 0;
    const bonus = status === 'canceled' ? 0 : (fulfilment.bonus ?? 0) - (fulfilment.bonusBack ?? 0);
    const royalty = await db.royalties.ofOrder(id);
    const earning = Math.max(0, (fulfilment.goods ?? 0) - price - everGoodwill);
    const paidGoods = Math.max(0, goods - goodwill);
    const awarded = Math.max(this.#awarded.get(id) ?? 0, fulfilment.awarded ?? 0);
    this.#awarded.set(id, awarded);
    const cashback = Math.min(awarded, Math.round(earning * 0.1), Math.ceil(paidGoods * 0.1));
    const royalties = (royalty?.sum ?? 0) + (royalty?.bonus ?? 0);
    // Expected of an order that is not paid yet, and of no more than the money that stays.
    const owed = Math.min(
      royalties,
      Math.floor(earning * 0.1) + Math.floor(earning * 0.02),
      isPaid ? Math.ceil(paidGoods * 0.12) : Infinity,
    );
    return balances + goods + bonus + royalties - (paid - uses) - cashback - owed;
  }

  /** Each cent on a card is there or in an order, and one that nobody paid for never counts as paid. */
  async mustKeepGoodwill(given: number): Promise<void> {
    const cards = await this.shop.cards();
    await this.shop.database.read(async (db) => {
      const used = new Map<string, { rest: number; goodwill: number }>();
      for (const { id } of await this.shop.stored(db))
        for (const [card, { rest, goodwill }] of await db.giftCards.usesOf(id)) {
          const sum = used.get(card) ?? { rest: 0, goodwill: 0 };
          used.set(card, { rest: sum.rest + rest, goodwill: sum.goodwill + goodwill });
        }
      for (const { id, orderId, value, balance, goodwill, goodwillLeft } of cards) {
        const { rest, goodwill: spent } = used.get(id) ?? { rest: 0, goodwill: 0 };
        expect([balance + rest, goodwillLeft + spent]).toEqual([value, goodwill]);
        if (orderId === undefined) expect(goodwill).toBe(value);
        else expect(value - goodwill).toBeLessThanOrEqual(GIFT);
      }
    });
    expect(sumOf(cards.map(({ goodwill }) => goodwill))).toBeLessThanOrEqual(given);
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

describe.each(DATABASES)('money, gift cards, bonuses and royalties of all parties on %s', (kind) => {
  it(
    'never exceed payments plus goods and goodwill given by the shop, whatever is bought, spent and refunded',
    { timeout: 60_000 + HISTORIES * 5_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(0, BONUS), moneyHistory, async (start, steps) => {
          const shop = await GiftShop.open(start, kind);
          try {
            const [player, books] = [new MoneyPlayer(shop), new Books(shop, start)];
            for (const one of steps) {
              await player.play(one);
              expect(await books.gain(), JSON.stringify(one)).toBeLessThanOrEqual(shop.losses() + player.given);
              await books.mustKeepGoodwill(player.given);
            }
          } finally {
            await shop.close();
          }
        }),
        { examples: SPENT, numRuns: HISTORIES },
      );
    },
  );
});
