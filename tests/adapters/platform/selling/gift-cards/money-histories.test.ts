import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../../../../adapters/platform/ports/database';
import type { StoredOrder } from '../../../../../adapters/platform/ports/orders/orders';
import { returnedSku } from '../../../../../core/orders/rules/returned-units';
import { BONUS, GIFT, GiftShop, type GiftBuying } from '../../../../fixtures/gift-shop';
import { DATABASES } from '../../../../fixtures/raw-shop';
import { runs } from '../../../../fixtures/runs';

/** Something that a shopper or staff does. Orders are named by their place, amounts by their share of what was paid. */
type Step =
  | ({ readonly kind: 'buy'; readonly socks: number; readonly byCards: boolean } & Omit<GiftBuying, 'codes' | 'goods'>)
  | { readonly kind: 'block'; readonly card: number }
  | { readonly kind: 'cancel'; readonly order: number }
  | { readonly kind: 'deliver'; readonly order: number }
  | { readonly kind: 'give'; readonly amount: number }
  | { readonly kind: 'given-back-at-the-provider'; readonly order: number; readonly share: number }
  | { readonly kind: 'pay-by-cards'; readonly order: number }
  | {
      readonly kind: 'refund';
      readonly order: number;
      readonly of: 'GIFT' | 'other' | 'shipping' | 'SOCKS';
      readonly share: number;
    }
  | {
      readonly kind: 'return';
      readonly order: number;
      readonly sku: 'GIFT' | 'SOCKS';
      readonly qty: number;
      readonly share: number | undefined;
    }
  | { readonly kind: 'top-up'; readonly card: number; readonly amount: number };

const order = fc.nat({ max: 3 });
const share = fc.constantFrom(0.1, 0.3, 0.5, 0.8, 1);
const card = fc.nat({ max: 5 });
const amount = fc.constantFrom(1, 333, 1000, 2500, 8000);
const buy = fc.record({
  kind: fc.constant('buy' as const),
  cards: fc.nat({ max: 2 }),
  socks: fc.nat({ max: 3 }),
  byCards: fc.boolean(),
  bonuses: fc.boolean(),
  coupon: fc.option(fc.constant('LOTTE'), { nil: undefined }),
  promo: fc.option(fc.constant('LOTTE'), { nil: undefined }),
  payment: fc.constantFrom('card', 'card', 'banktransfer', 'cashondelivery'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: buy },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('give' as const), amount }) },
  fc.record({ kind: fc.constant('top-up' as const), card, amount }),
  fc.record({ kind: fc.constant('block' as const), card }),
  fc.record({ kind: fc.constant('cancel' as const), order }),
  fc.record({ kind: fc.constant('deliver' as const), order }),
  fc.record({ kind: fc.constant('pay-by-cards' as const), order }),
  // A chargeback is all of it.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('given-back-at-the-provider' as const), order, share }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order,
      of: fc.constantFrom('GIFT' as const, 'GIFT' as const, 'other' as const, 'shipping' as const, 'SOCKS' as const),
      share,
    }),
  },
  fc.record({
    kind: fc.constant('return' as const),
    order,
    sku: fc.constantFrom('GIFT' as const, 'SOCKS' as const),
    qty: fc.integer({ min: 1, max: 3 }),
    share: fc.option(share, { nil: undefined }),
  }),
);
const delivered = fc.constant({ kind: 'deliver' as const, order: 0 });
/** The first order has often earned bonuses before the second one spends them. */
const start = fc.oneof(fc.tuple(buy, delivered, buy), fc.tuple(buy, buy));
const history = fc.tuple(start, fc.array(step, { minLength: 3, maxLength: 12 })).map((parts): Step[] => parts.flat());

const socks: Extract<Step, { kind: 'buy' }> = {
  ...{ kind: 'buy' as const, cards: 0, socks: 3, byCards: false, bonuses: true },
  ...{ coupon: undefined, promo: undefined, payment: 'card' },
};
const earned: readonly Step[] = [socks, { kind: 'deliver', order: 0 }, socks];
/** Histories that spend what the first order earned, and have its money back; and one that has it back as that of a gift card. */
const SPENT: [number, Step[]][] = [
  // Goodwill pays goods beside money, a part of them comes back, and the goodwill is spent again.
  [
    0,
    [
      { kind: 'give', amount: 1000 },
      { ...socks, bonuses: false, byCards: true, promo: 'LOTTE' },
      { kind: 'deliver', order: 0 },
      { kind: 'refund', order: 0, of: 'SOCKS', share: 0.3 },
      { ...socks, bonuses: false, byCards: true, promo: 'LOTTE' },
      { kind: 'given-back-at-the-provider', order: 0, share: 0.5 },
    ],
  ],
  // A bought card is topped up, spent in parts and refunded.
  [
    0,
    [
      { ...socks, cards: 2, socks: 0, bonuses: false },
      { kind: 'top-up', card: 0, amount: 2500 },
      { ...socks, bonuses: false, byCards: true, promo: 'LOTTE' },
      { kind: 'deliver', order: 1 },
      { kind: 'refund', order: 0, of: 'GIFT', share: 0.5 },
      { kind: 'refund', order: 1, of: 'other', share: 0.3 },
      { ...socks, bonuses: false, byCards: true, payment: 'banktransfer' },
    ],
  ],
  // A transfer is replaced by goodwill.
  [
    0,
    [
      { ...socks, bonuses: false, promo: 'LOTTE', payment: 'banktransfer' },
      { kind: 'give', amount: 8000 },
      { kind: 'pay-by-cards', order: 0 },
      { kind: 'deliver', order: 0 },
      { kind: 'refund', order: 0, of: 'shipping', share: 0.1 },
    ],
  ],
  // Staff refunds more for a card than is left on it, and the provider gives money back after that.
  [
    0,
    [
      { ...socks, cards: 2, socks: 1, bonuses: false },
      { ...socks, socks: 2, bonuses: false, byCards: true },
      { kind: 'return', order: 0, sku: 'GIFT', qty: 1, share: 0.8 },
      { kind: 'given-back-at-the-provider', order: 0, share: 0.1 },
    ],
  ],
  [0, [...earned, { kind: 'return', order: 0, sku: 'SOCKS', qty: 3, share: undefined }]],
  [0, [...earned, { kind: 'refund', order: 0, of: 'other', share: 1 }]],
  [0, [...earned, { kind: 'given-back-at-the-provider', order: 0, share: 1 }]],
  [
    0,
    [
      { ...socks, cards: 1 },
      { kind: 'return', order: 0, sku: 'GIFT', qty: 1, share: 1 },
    ],
  ],
  [
    0,
    [
      { ...socks, cards: 1, promo: 'LOTTE' },
      { kind: 'deliver', order: 0 },
      { kind: 'return', order: 0, sku: 'GIFT', qty: 1, share: 1 },
    ],
  ],
  [
    0,
    [
      { ...socks, socks: 1, bonuses: false, coupon: 'LOTTE' },
      { kind: 'given-back-at-the-provider', order: 0, share: 0.5 },
      { kind: 'refund', order: 0, of: 'shipping', share: 0.3 },
    ],
  ],
];

/** Number of histories; a thousand of them take some two minutes of a processor. */
const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? runs(8, 60));

/** Plays a history, one step after the other. */
class Player {
  readonly #numbers: string[] = [];
  readonly #ids: string[] = [];
  readonly #codes: string[] = [];
  /** Goodwill that staff gave. */
  given = 0;
  /** Orders that the provider has taken money for. */
  readonly #byCard = new Set<string>();
  #keys = 0;

  constructor(readonly shop: GiftShop) {}

  async play(one: Step): Promise<void> {
    if (one.kind === 'buy') return this.#buy(one);
    if (one.kind === 'give') return this.#give(one.amount);
    if (one.kind === 'top-up' || one.kind === 'block') return this.#actOn(one);
    const id = this.#numbers[one.order];
    if (id === undefined) return;
    if (one.kind === 'given-back-at-the-provider') return this.#giveBack(id, one);
    const answer = await this.#ask(one, id);
    expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(500);
  }

  async #give(amount: number): Promise<void> {
    this.#codes.push((await this.shop.give(amount)).code);
    this.given += amount;
  }

  async #actOn(one: Extract<Step, { kind: 'block' | 'top-up' }>): Promise<void> {
    const cards = (await this.shop.cards()).toSorted((a, b) => a.codeHash.localeCompare(b.codeHash));
    const card = cards[one.card % Math.max(1, cards.length)];
    if (card === undefined) return;
    if (one.kind === 'block') {
      const act = card.blockedAt === undefined ? 'block' : 'unblock';
      expect((await this.shop.manage('gift-card-act', { id: card.id, act })).status).toBeLessThan(500);
      return;
    }
    const { status } = await this.shop.topUp(card.id, one.amount);
    expect(status).toBeLessThan(500);
    if (status === 200) this.given += one.amount;
  }

  async #giveBack(id: string, { order, share }: { readonly order: number; readonly share: number }): Promise<void> {
    const { captured } = (await this.shop.managed(id)).money;
    const { provider, shop } = this.shop;
    const orderId = this.#ids[order] ?? '';
    if (this.#byCard.has(orderId)) await provider.giveBack(shop.fixture, orderId, Math.round(captured * share * 100));
  }

  async #ask(one: Extract<Step, { kind: 'cancel' | 'deliver' | 'pay-by-cards' | 'refund' | 'return' }>, id: string) {
    if (one.kind === 'cancel') return this.shop.manage('order', { id, cancel_reason: 'a mistake' });
    if (one.kind === 'deliver') return this.shop.manage('order', { id, status: 'O', paid: true });
    if (one.kind === 'pay-by-cards') {
      const input = { id: this.#ids[one.order], codes: await this.#spendable() };
      return this.shop.shop.fixture.call('POST', '/api/order/pay-gift-card', input);
    }
    const { captured } = (await this.shop.managed(id)).money;
    const part = (of: number) => Math.round(captured * of * 100) / 100;
    if (one.kind === 'return') {
      const refund = one.share === undefined ? {} : { refund: part(one.share) };
      return this.shop.manage('order', { id, status: 'O', returned: [{ sku: one.sku, qty: one.qty }], ...refund });
    }
    this.#keys += 1;
    const amount = part(one.share);
    const what =
      one.of === 'other' || one.of === 'shipping' ? { [one.of]: amount } : { lines: [{ sku: one.of, amount }] };
    const key = `form-${String(this.#keys).padStart(6, '0')}`;
    return this.shop.manage('order-refund', { id, key, note: 'so', ...what });
  }

  async #buy({ kind: _kind, socks, byCards, ...input }: Extract<Step, { kind: 'buy' }>): Promise<void> {
    if (socks === 0 && input.cards === 0) return;
    const goods = socks > 0 ? [{ sku: 'SOCKS', qty: socks }] : [];
    const codes = byCards ? await this.#spendable() : [];
    try {
      const bought = await this.shop.buy({ ...input, goods, codes });
      this.#numbers.push(bought.number);
      this.#ids.push(bought.orderId);
      if (bought.isRedirected) this.#byCard.add(bought.orderId);
      this.#codes.push(...bought.codes);
    } catch (error) {
      // As cash on delivery of gift cards is.
      if (!(error instanceof Error) || !error.message.startsWith('Expected 200, got 4')) throw error;
    }
  }

  async #spendable(): Promise<readonly string[]> {
    const left: string[] = [];
    for (const code of this.#codes) if ((await this.shop.balanceOf(code)) > 0) left.push(code);
    return left.slice(0, 9);
  }
}

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
        fc.asyncProperty(fc.constantFrom(0, BONUS), history, async (start, steps) => {
          const shop = await GiftShop.open(start, kind);
          try {
            const [player, books] = [new Player(shop), new Books(shop, start)];
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
