import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBase, royaltyBase, royaltyFor } from '../../../core/bloggers/royalty-rule';
import { cashbackKept, cashbackOf, settleCashback } from '../../../core/orders/rules/cashback';
import { cardsRefundable, cardsTakenBack, cardsTakenOff } from '../../../core/orders/rules/gift-card';
import { calculateTotals, coverWithCards, earningOf, type TotalsInput } from '../../../core/totals';
import { runs } from '../../fixtures/runs';

const PRICE = 5000;
const BONUS = 3000;
const AWARDS = { award_bonuses: true, award_bonuses_amount: 10 };
const ROYALTY = { profitPercent: 10, bonusPercent: 2 };

interface Card {
  readonly id: string;
  value: number;
  balance: number;
  isTakenBack: boolean;
}
interface Bought {
  readonly cards: readonly Card[];
  readonly uses: Map<Card, number>;
  readonly total: number;
  readonly cardCost: number;
  readonly earning: number;
  readonly bonus: number;
  readonly cashback: number;
  readonly base: number;
  awarded: number;
  /** Withheld from refunds for spent cashback. */
  held: number;
  cardsBack: number;
  otherBack: number;
  goodsBack: number;
  unitsBack: number;
  isCanceled: boolean;
}

interface Buy {
  readonly cards: number;
  readonly price: number;
  readonly taxRate: number;
  readonly pricesIncludeTax: boolean;
  readonly coupon: boolean;
  readonly discount: boolean;
  readonly isVip: boolean;
  readonly spends: boolean;
  readonly byCards: boolean;
}

/** In-memory shop using only core rules. */
class Model {
  bonus: number;
  /** Cashback already spent when the payment provider refunded its order. */
  lost = 0;
  readonly orders: Bought[] = [];

  constructor(readonly start: number) {
    this.bonus = start;
  }

  buy(request: Buy): void {
    const spendable = this.orders.flatMap((order) => (order.isCanceled ? [] : order.cards)).filter(isOpen);
    const input: TotalsInput = {
      lines: [
        { id: 'gift', unitPrice: PRICE, qty: request.cards, taxRate: request.taxRate, isGiftCard: true },
        { id: 'goods', unitPrice: request.price, qty: 1, taxRate: 20 },
      ],
      pricesIncludeTax: request.pricesIncludeTax,
      shipping: { amount: 400, taxRate: 20 },
      coupon: request.coupon ? { code: 'C', type: 'percent', value: 10 } : undefined,
      paymentDiscount: request.discount ? { percent: 3, minimum: 0, step: 1, freeDelivery: true } : undefined,
      bonuses: { account: this.bonus, isVip: request.isVip, spend: request.spends, proportion: 0.3 },
      giftCards: request.byCards ? spendable.map((card) => ({ ...card, code: card.id })) : [],
    };
    const totals = calculateTotals(input);
    const { goods, tax } = earningOf(totals);
    const uses = new Map<Card, number>();
    for (const { card, amount } of coverWithCards(totals.giftCards, spendable).taken) uses.set(card, amount);
    for (const [card, amount] of uses) card.balance -= amount;
    const cashback = cashbackOf(goods, AWARDS);
    const total = totals.grandTotal + totals.giftCards;
    const cardCost = (PRICE * request.cards * (request.pricesIncludeTax ? 100 : 100 + request.taxRate)) / 100;
    this.bonus += cashback - totals.bonuses;
    this.orders.push({
      cards: Array.from({ length: request.cards }, (_, unit) => ({
        id: `${String(this.orders.length)}/${String(unit)}`,
        value: PRICE,
        balance: PRICE,
        isTakenBack: false,
      })),
      uses,
      total,
      cardCost,
      earning: Math.max(0, total - cardCost - totals.shippingInclTax),
      bonus: totals.bonuses,
      cashback,
      awarded: cashback,
      base: royaltyBase({ goods, tax, gross: goods + totals.bonuses }),
      ...{ held: 0, cardsBack: 0, otherBack: 0, goodsBack: 0, unitsBack: 0, isCanceled: false },
    });
  }

  refundCards(order: Bought, share: number): void {
    const max = cardsRefundable({ paid: order.cardCost, refunded: order.cardsBack }, order.cards);
    const amount = Math.floor(max * share);
    takeOff(order.cards, amount);
    order.cardsBack += amount;
    giveBack(order, amount);
  }

  refundOther(order: Bought, share: number): void {
    const amount = Math.floor(leftBesides(order) * share);
    order.otherBack += amount;
    giveBack(order, amount - this.#settle(order, amount));
  }

  /** A refund by the provider, of which nothing can be withheld. */
  loseOther(order: Bought, share: number): void {
    const amount = Math.floor(leftBesides(order) * share);
    order.otherBack += amount;
    giveBack(order, amount);
    this.#settle(order, 0);
    const due = cashbackDue(order);
    this.lost += order.awarded - due;
    order.awarded = due;
  }

  returnGoods(order: Bought): void {
    const amount = Math.min(order.earning - order.goodsBack, leftBesides(order));
    order.goodsBack += amount;
    giveBack(order, amount - this.#settle(order, amount));
  }

  #settle(order: Bought, refund: number): number {
    const { awarded } = order;
    const settled = settleCashback({ awarded, due: cashbackDue(order), account: this.bonus, refund });
    order.awarded = settled.awarded;
    order.held += settled.held;
    this.bonus += settled.change;
    return settled.held;
  }

  returnCards(order: Bought, units: number): void {
    const back = Math.min(order.cards.length, units);
    if (back <= order.unitsBack) return;
    const { taken, spent } = cardsTakenBack(order.cards, back);
    if (spent > 0) return;
    const due = (back - order.unitsBack) * Math.floor(order.cardCost / order.cards.length);
    const max = cardsRefundable({ paid: order.cardCost, refunded: order.cardsBack }, order.cards);
    const amount = Math.min(due, max);
    const gone = taken.reduce((sum, { balance }) => sum + balance, 0);
    for (const card of taken) card.isTakenBack = true;
    takeOff(order.cards, Math.max(0, amount - gone));
    order.unitsBack = back;
    order.cardsBack += amount;
    giveBack(order, amount);
  }

  cancel(order: Bought): void {
    const { taken, spent } = cardsTakenBack(order.cards, order.cards.length);
    if (spent > 0) return;
    for (const card of taken) card.isTakenBack = true;
    order.isCanceled = true;
    this.bonus += order.bonus;
    const amount = order.total - order.cardsBack - order.otherBack - order.goodsBack;
    giveBack(order, amount - this.#settle(order, amount));
  }

  gain(): number {
    return this.orders.reduce((sum, order) => sum + gainOf(order), this.bonus - this.start);
  }
}

function leftBesides({ total, cardCost, otherBack, goodsBack }: Bought): number {
  return total - cardCost - otherBack - goodsBack;
}

function cashbackDue({ isCanceled, cashback, earning, goodsBack, otherBack }: Bought): number {
  if (isCanceled) return 0;
  return cashbackKept([{ cashback, goods: earning, refunded: goodsBack, count: 1, back: 0 }], otherBack);
}

function gainOf(order: Bought): number {
  const { total, cardCost, cardsBack, goodsBack, held, otherBack, earning, isCanceled } = order;
  const uses = [...order.uses.values()].reduce((sum, amount) => sum + amount, 0);
  const paid = held + (isCanceled ? 0 : total - cardsBack - otherBack - goodsBack);
  const goods = isCanceled ? 0 : leftBesides(order);
  expect(Math.min(paid, goods, paid - uses)).toBeGreaterThanOrEqual(0);
  const balances = isCanceled ? 0 : order.cards.filter(isOpen).reduce((sum, { balance }) => sum + balance, 0);
  const money = { total: total - cardCost, goods: earning };
  const kept = isCanceled ? 0 : keptBase(order.base, money, { lines: goodsBack, other: otherBack });
  const royalty = royaltyFor(kept, ROYALTY);
  const owed = Math.min(royalty.sum + royalty.bonus, Math.floor(earning * 0.12));
  const cashback = Math.min(order.cashback, Math.round(earning * 0.1), Math.ceil(goods * 0.1));
  const bonus = isCanceled ? 0 : order.bonus;
  return balances + goods + bonus + royalty.sum + royalty.bonus - (paid - uses) - owed - cashback;
}

function isOpen({ isTakenBack, balance }: Card): boolean {
  return !isTakenBack && balance > 0;
}

function takeOff(cards: readonly Card[], amount: number): void {
  for (const off of cardsTakenOff(cards, amount)) {
    off.card.value -= off.amount;
    off.card.balance -= off.amount;
    if (off.card.value === 0) off.card.isTakenBack = true;
  }
}

function giveBack({ uses }: Bought, amount: number): void {
  let left = amount;
  for (const [card, used] of uses) {
    const back = Math.min(left, used);
    card.balance += back;
    uses.set(card, used - back);
    left -= back;
  }
}

const buy = fc.record({
  kind: fc.constant('buy' as const),
  cards: fc.nat({ max: 3 }),
  price: fc.nat({ max: 12_000 }),
  taxRate: fc.constantFrom(0, 0, 20),
  pricesIncludeTax: fc.boolean(),
  coupon: fc.boolean(),
  discount: fc.boolean(),
  isVip: fc.boolean(),
  spends: fc.boolean(),
  byCards: fc.boolean(),
});
const place = fc.nat({ max: 4 });
const share = fc.constantFrom(0.2, 0.5, 1);
const step = fc.oneof(
  { weight: 3, arbitrary: buy },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund-cards' as const), place, share }) },
  fc.record({ kind: fc.constant('refund-other' as const), place, share }),
  fc.record({ kind: fc.constant('lose-other' as const), place, share }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return-goods' as const), place }) },
  fc.record({ kind: fc.constant('return-cards' as const), place, units: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('cancel' as const), place }),
);

describe('money, gift cards, bonuses and royalties', () => {
  it('never exceed what was paid in and given for goods, in any order of buying, spending and refunding', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, BONUS), fc.array(step, { maxLength: 14 }), (start, steps) => {
        const model = new Model(start);
        for (const one of steps) {
          if (one.kind === 'buy') {
            model.buy(one);
          } else {
            const order = model.orders[one.place];
            if (order === undefined || order.isCanceled) continue;
            if (one.kind === 'refund-cards') model.refundCards(order, one.share);
            if (one.kind === 'refund-other') model.refundOther(order, one.share);
            if (one.kind === 'lose-other') model.loseOther(order, one.share);
            if (one.kind === 'return-goods') model.returnGoods(order);
            if (one.kind === 'return-cards') model.returnCards(order, one.units);
            if (one.kind === 'cancel') model.cancel(order);
          }
          expect(model.gain()).toBeLessThanOrEqual(model.lost);
        }
      }),
      { numRuns: runs(3000, 100_000) },
    );
  });
});
