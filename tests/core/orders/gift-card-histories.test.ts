import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBase, royaltyBase, royaltyFor } from '../../../core/bloggers/royalty-rule';
import { cashbackKept, cashbackOf, settleCashback } from '../../../core/orders/rules/cashback';
import { cardsRefundable, cardsTakenBack, cardsTakenOff, paidBalance } from '../../../core/orders/rules/gift-card';
import { backToCards, goodwillSpent } from '../../../core/contract/selling/card-goodwill';
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
  goodwill: number;
  goodwillLeft: number;
  isTakenBack: boolean;
  isBlocked: boolean;
}
interface Use {
  rest: number;
  goodwill: number;
}
interface Bought {
  readonly cards: readonly Card[];
  readonly uses: Map<Card, Use>;
  /** Goodwill at the order. */
  readonly goodwill: number;
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
  /** Goodwill that staff gave. */
  given = 0;
  readonly orders: Bought[] = [];
  readonly issued: Card[] = [];

  constructor(readonly start: number) {
    this.bonus = start;
  }

  buy(request: Buy): void {
    const spendable = this.cards().filter((card) => isOpen(card) && !card.isBlocked);
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
    const { taken } = coverWithCards(totals.giftCards, spendable);
    const goodwill = goodwillSpent(taken);
    const { goods, tax } = earningOf(totals, goodwill);
    const uses = new Map<Card, Use>();
    for (const part of taken) uses.set(part.card, { rest: part.amount, goodwill: goodwillSpent([part]) });
    for (const [card, use] of uses) {
      card.balance -= use.rest;
      card.goodwillLeft -= use.goodwill;
    }
    const cashback = cashbackOf(goods, AWARDS);
    const total = totals.grandTotal + totals.giftCards;
    const cardCost = (PRICE * request.cards * (request.pricesIncludeTax ? 100 : 100 + request.taxRate)) / 100;
    this.bonus += cashback - totals.bonuses;
    this.orders.push({
      cards: Array.from({ length: request.cards }, (_, unit) =>
        newCard(`${String(this.orders.length)}/${String(unit)}`),
      ),
      ...{ uses, goodwill, total },
      cardCost,
      earning: Math.max(0, total - cardCost - totals.shippingInclTax),
      bonus: totals.bonuses,
      cashback,
      awarded: cashback,
      base: royaltyBase({ goods: goods + goodwill, tax, gross: goods + goodwill + totals.bonuses, goodwill }),
      ...{ held: 0, cardsBack: 0, otherBack: 0, goodsBack: 0, unitsBack: 0, isCanceled: false },
    });
  }

  cards(): readonly Card[] {
    return [...this.orders.flatMap((order) => (order.isCanceled ? [] : order.cards)), ...this.issued];
  }

  issue(amount: number): void {
    const card = newCard(`issued/${String(this.issued.length)}`, 0);
    this.issued.push(card);
    this.#give(card, amount);
  }

  topUp(at: number, amount: number): void {
    const open = this.cards().filter(({ isTakenBack }) => !isTakenBack);
    const card = open[at % Math.max(1, open.length)];
    if (card !== undefined) this.#give(card, amount);
  }

  #give(card: Card, amount: number): void {
    card.value += amount;
    card.balance += amount;
    card.goodwill += amount;
    card.goodwillLeft += amount;
    this.given += amount;
  }

  block(at: number): void {
    const card = this.cards()[at];
    if (card !== undefined) card.isBlocked = !card.isBlocked;
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
    const gone = taken.reduce((sum, card) => sum + paidBalance(card), 0);
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

  /** Goodwill is on cards or in orders, and no more of it than staff gave. */
  mustKeepGoodwill(): void {
    const cards = [...this.orders.flatMap((order) => order.cards), ...this.issued];
    for (const { value, balance, goodwill, goodwillLeft } of cards) {
      expect(goodwillLeft).toBeLessThanOrEqual(Math.min(balance, goodwill));
      expect(goodwill).toBeLessThanOrEqual(value);
    }
    const onCards = cards.reduce((sum, { goodwillLeft }) => sum + goodwillLeft, 0);
    expect(onCards + this.orders.reduce((sum, order) => sum + goodwillIn(order), 0)).toBeLessThanOrEqual(this.given);
  }

  gain(): number {
    const issued = this.issued.reduce((sum, { balance }) => sum + balance, 0);
    return this.orders.reduce((sum, order) => sum + gainOf(order), this.bonus - this.start + issued);
  }
}

function leftBesides({ total, cardCost, otherBack, goodsBack }: Bought): number {
  return total - cardCost - otherBack - goodsBack;
}

function cashbackDue(order: Bought): number {
  const { isCanceled, cashback, earning, goodsBack, otherBack } = order;
  if (isCanceled) return 0;
  const goodwill = { spent: order.goodwill, left: goodwillIn(order) };
  return cashbackKept([{ cashback, goods: earning, refunded: goodsBack, count: 1, back: 0 }], otherBack, goodwill);
}

function goodwillIn({ uses }: Bought): number {
  return [...uses.values()].reduce((sum, { goodwill }) => sum + goodwill, 0);
}

function gainOf(order: Bought): number {
  const { total, cardCost, cardsBack, goodsBack, held, otherBack, isCanceled, goodwill } = order;
  const uses = [...order.uses.values()].reduce((sum, { rest }) => sum + rest, 0);
  const earning = Math.max(0, order.earning - goodwill);
  const paid = held + (isCanceled ? 0 : total - cardsBack - otherBack - goodsBack);
  const goods = isCanceled ? 0 : leftBesides(order);
  expect(Math.min(paid, goods, paid - uses)).toBeGreaterThanOrEqual(0);
  const balances = isCanceled ? 0 : order.cards.filter(isOpen).reduce((sum, { balance }) => sum + balance, 0);
  const money = { total: total - cardCost, goods: order.earning, goodwill };
  const back = { lines: goodsBack, other: otherBack, goodwill: goodwill - goodwillIn(order) };
  const kept = isCanceled ? 0 : keptBase(order.base, money, back);
  const royalty = royaltyFor(kept, ROYALTY);
  const paidGoods = Math.max(0, goods - goodwillIn(order));
  const owed = Math.min(royalty.sum + royalty.bonus, Math.floor(earning * 0.12), Math.ceil(paidGoods * 0.12));
  const cashback = Math.min(order.cashback, Math.round(earning * 0.1), Math.ceil(paidGoods * 0.1));
  const bonus = isCanceled ? 0 : order.bonus;
  return balances + goods + bonus + royalty.sum + royalty.bonus - (paid - uses) - owed - cashback;
}

function isOpen({ isTakenBack, balance }: Card): boolean {
  return !isTakenBack && balance > 0;
}

function takeOff(cards: readonly Card[], amount: number): void {
  for (const off of cardsTakenOff(cards, amount)) {
    const given = goodwillSpent([off]);
    off.card.value -= off.amount;
    off.card.balance -= off.amount;
    off.card.goodwill -= given;
    off.card.goodwillLeft -= given;
    if (off.card.value === 0) off.card.isTakenBack = true;
  }
}

function giveBack({ uses }: Bought, amount: number): void {
  const used = [...uses].map(([card, use]) => ({ card, ...use }));
  for (const { use, amount: back, goodwill } of backToCards(used, amount)) {
    use.card.balance += back;
    use.card.goodwillLeft += goodwill;
    uses.set(use.card, { rest: use.rest - back, goodwill: use.goodwill - goodwill });
  }
}

function newCard(id: string, value = PRICE): Card {
  return { id, value, balance: value, goodwill: 0, goodwillLeft: 0, isTakenBack: false, isBlocked: false };
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
const amount = fc.integer({ min: 1, max: 9000 });
const step = fc.oneof(
  { weight: 3, arbitrary: buy },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund-cards' as const), place, share }) },
  fc.record({ kind: fc.constant('refund-other' as const), place, share }),
  fc.record({ kind: fc.constant('lose-other' as const), place, share }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return-goods' as const), place }) },
  fc.record({ kind: fc.constant('return-cards' as const), place, units: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('cancel' as const), place }),
  fc.record({ kind: fc.constant('issue' as const), amount }),
  fc.record({ kind: fc.constant('top-up' as const), at: fc.nat({ max: 9 }), amount }),
  fc.record({ kind: fc.constant('block' as const), at: fc.nat({ max: 9 }) }),
);

describe('money, gift cards, bonuses and royalties', () => {
  it('never exceed payments plus goods given, in any order of buying, spending and refunding', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, BONUS), fc.array(step, { maxLength: 14 }), (start, steps) => {
        const model = new Model(start);
        for (const one of steps) {
          if (one.kind === 'buy') model.buy(one);
          else if (one.kind === 'issue') model.issue(one.amount);
          else if (one.kind === 'top-up') model.topUp(one.at, one.amount);
          else if (one.kind === 'block') model.block(one.at);
          else {
            const order = model.orders[one.place];
            if (order === undefined || order.isCanceled) continue;
            if (one.kind === 'refund-cards') model.refundCards(order, one.share);
            if (one.kind === 'refund-other') model.refundOther(order, one.share);
            if (one.kind === 'lose-other') model.loseOther(order, one.share);
            if (one.kind === 'return-goods') model.returnGoods(order);
            if (one.kind === 'return-cards') model.returnCards(order, one.units);
            if (one.kind === 'cancel') model.cancel(order);
          }
          expect(model.gain()).toBeLessThanOrEqual(model.lost + model.given);
          model.mustKeepGoodwill();
        }
      }),
      { numRuns: runs(3000, 100_000) },
    );
  });
});
