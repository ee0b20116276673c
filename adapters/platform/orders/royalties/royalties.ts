import { attributeOrder } from '../../../../core/bloggers/attribute-order';
import { promoParts } from '../../../../core/bloggers/placement-label';
import type { Movement } from '../../../../core/bloggers/ledger';
import {
  planRoyalty,
  type OrderFacts,
  type RoyaltyPlan,
  type RoyaltyTerms,
} from '../../../../core/bloggers/plan-royalty';
import { royaltyBase } from '../../../../core/bloggers/royalty-rule';
import { orderGoodwill } from '../../../../core/orders/rules/goodwill';
import { returnedSku } from '../../../../core/orders/rules/returned-units';
import { giftCardCost } from '../../../../core/totals';
import { codeOwners, royaltyRulesOf, type Settings } from '../../foundation';
import { currencyStep } from '../../../../core/kernel/currency';
import { lookUp } from '../../../../core/kernel/look-up';
import { type MessageLog, takenBackMail, storeOfPerson } from '../../messages';
import { refundedBySku } from '../lines/order-money';
import { returnStartedAt } from '../lines/return-started-at';
import { paidBesidesCards, settledLines, type SettledLine } from '../lines/settled-lines';
import type { Repositories } from '../../ports/database';
import type { LoggedRefund } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';
import type { StoredRoyalty } from '../../ports/orders/royalties';
import { orderContacts } from './order-contacts';
import { postMovement } from './post-movement';

type Db = Pick<
  Repositories,
  'bloggerLabels' | 'commerce' | 'customers' | 'ledger' | 'orderLog' | 'orders' | 'outbox' | 'royalties'
>;

export interface PlacedFacts {
  readonly coupon: string | undefined;
  readonly goodsTax: number;
}

const NO_LINK = { code: undefined, label: undefined };

/** Credits bloggers for orders. Runs last in the unit of work that causes it, so each posting happens once. */
export class Royalties {
  constructor(private readonly services: { readonly messages: MessageLog; readonly settings: Settings }) {}

  /** Fixes the terms at order time and posts the expected earning. */
  async credit(db: Db, order: StoredOrder, placed: PlacedFacts): Promise<void> {
    const { exchangeOf } = order.fulfilment;
    if (exchangeOf !== undefined) return this.#carry(db, order, { from: exchangeOf, goodsTax: placed.goodsTax });
    const promo = order.document.promo_code;
    const { code: linkCode, label } = promo === undefined ? NO_LINK : promoParts(promo);
    const { coupon } = placed;
    if (linkCode === undefined && coupon === undefined) return;
    const attribution = attributeOrder(
      {
        linkCode,
        couponCode: coupon,
        customerId: order.customerId,
        contacts: orderContacts(order),
        isPromo: order.fulfilment.promo === true,
      },
      await codeOwners(db, [linkCode, coupon]),
    );
    if (attribution.kind === 'none') return;
    const { bloggerId, rule } = attribution;
    const isKnown = rule === 'link' && label !== undefined && (await db.bloggerLabels.has(bloggerId, label));
    await this.agree(db, order, { ...attribution, label: isKnown ? label : undefined, goodsTax: placed.goodsTax });
    await this.follow(db, order);
  }

  /** The blogger of exchanged items earns with the new ones, at today's terms. */
  async #carry(
    db: Db,
    order: StoredOrder,
    { from, goodsTax }: { readonly from: number; readonly goodsTax: number },
  ): Promise<void> {
    const royalty = await db.royalties.ofOrder(from);
    if (royalty === undefined) return;
    const { bloggerId, code, label, rule } = royalty;
    await this.agree(db, order, { bloggerId, code, label, rule, goodsTax });
    await this.follow(db, order);
  }

  async agree(
    db: Db,
    order: StoredOrder,
    credit: Pick<StoredRoyalty, 'bloggerId' | 'code' | 'label' | 'rule'> & Pick<PlacedFacts, 'goodsTax'>,
  ): Promise<void> {
    const { bloggerId, rule, code, label, goodsTax: tax } = credit;
    const rules = await royaltyRulesOf(db);
    const blogger = await db.customers.byId(bloggerId);
    await db.royalties.add({
      orderId: order.id,
      bloggerId,
      currency: order.currency,
      rule,
      code,
      label,
      base: baseOf(order, tax),
      profitPercent: rules.profit_percent,
      // The bonus account has a single currency.
      bonusPercent: blogger?.currency === order.currency ? rules.bonus_percent : 0,
      returnDays: rules.return_days,
      orderedAt: order.createdAt,
      orderTotal: order.grandTotal,
    });
  }

  /** Recalculates the royalty of an edited order and posts the difference. */
  async rebase(db: Db, order: StoredOrder, tax: number): Promise<void> {
    await db.royalties.rebase(order.id, { base: baseOf(order, tax), orderTotal: order.grandTotal });
    await this.follow(db, order);
  }

  /** Syncs the books with a locked order and emails about decreases. Idempotent. */
  async follow(db: Db, order: StoredOrder): Promise<void> {
    const movements = await this.post(db, order, this.services.settings.clock.now());
    const back = movements.filter(({ to }) => to === 'shop');
    if (back.length > 0) await this.#notify(db, order, back);
  }

  async post(db: Db, order: StoredOrder, at: number): Promise<readonly Movement[]> {
    const known = await db.royalties.ofOrder(order.id);
    if (known === undefined) return [];
    const facts = await factsOf(db, order);
    const unlocked = planRoyalty(facts, inSteps(known), await statusOf(db, known), at);
    if (unlocked.movements.length === 0) {
      if (!isAsKept(unlocked, known)) await keep(db, order, unlocked);
      return [];
    }
    // Reread: a payout may have taken confirmed earnings.
    await db.ledger.lock(known.bloggerId);
    const royalty = (await db.royalties.ofOrder(order.id)) ?? known;
    const plan = planRoyalty(facts, inSteps(royalty), await statusOf(db, royalty), at);
    const { bloggerId, currency } = royalty;
    for (const movement of plan.movements) {
      await postMovement(db.ledger, { bloggerId, currency, at, orderId: order.id, movement });
    }
    await keep(db, order, plan);
    return plan.movements;
  }

  async #notify(db: Db, order: StoredOrder, movements: readonly Movement[]): Promise<void> {
    const royalty = await db.royalties.ofOrder(order.id);
    const blogger = royalty && (await db.customers.byId(royalty.bloggerId));
    if (royalty === undefined || blogger === undefined) return;
    const { messages, settings } = this.services;
    const store = await storeOfPerson(db, blogger, settings);
    const mail = takenBackMail(blogger, { order, movements, currency: royalty.currency }, store);
    if (mail !== undefined) await messages.write(db, mail);
  }
}

function keep({ royalties }: Db, { id }: StoredOrder, plan: RoyaltyPlan): Promise<void> {
  const { state, kept, earned, dueAt, confirmedAt } = plan;
  return royalties.change(id, { state, kept, ...earned, dueAt, confirmedAt });
}

function inSteps(royalty: StoredRoyalty): RoyaltyTerms {
  return { ...royalty, step: currencyStep(royalty.currency) };
}

async function statusOf({ ledger }: Db, { orderId, confirmedAt }: StoredRoyalty) {
  return { ...(await ledger.ofOrder(orderId)), confirmedAt };
}

function baseOf(order: StoredOrder, tax: number): number {
  const { bonus = 0, goodwill = 0 } = order.fulfilment;
  const goods = paidBesidesCards(order);
  return royaltyBase({ goods, tax, gross: goods + bonus, goodwill });
}

async function factsOf({ orderLog }: Pick<Db, 'orderLog'>, order: StoredOrder): Promise<OrderFacts> {
  const { status, redirect, fulfilment, grandTotal } = order;
  const refunds = await orderLog.refunds(order.id);
  const goodwill = orderGoodwill(fulfilment.goodwill ?? 0, refunds);
  const all = settledLines(order);
  const lines = all.filter(({ isGiftCard }) => !isGiftCard);
  const cards = all.filter(({ isGiftCard }) => isGiftCard);
  const giftCards = new Set(cards.map(({ sku }) => sku));
  const goodsOf = (sku: string) =>
    lookUp(fulfilment.returnedFor, sku) ??
    lines.filter((line) => line.sku === sku).reduce((sum, { goods }) => sum + goods, 0);
  return {
    isPaid: status === 'paid',
    isCanceled: status === 'canceled',
    paysFirst: redirect,
    arrivedAt: fulfilment.deliveredAt,
    returnStartedAt: returnStartedAt(order),
    money: {
      total: grandTotal - giftCardCost({ giftCardLines: fulfilment.giftCardLines ?? [] }),
      goods: paidBesidesCards(order),
      goodwill: goodwill.spent,
    },
    goodwillBack: goodwill.spent - goodwill.left,
    returned: (fulfilment.returned ?? []).flatMap((sku) => {
      if (giftCards.has(sku)) return [];
      const steps = (fulfilment.returnSteps ?? []).filter((step) => step.sku === sku);
      return steps.length > 0 ? steps : [{ sku, goods: goodsOf(sku) }];
    }),
    ...besidesOf(refunds, cards),
  };
}

function besidesOf(
  refunds: readonly LoggedRefund[],
  cards: readonly Pick<SettledLine, 'goods' | 'sku'>[],
): Pick<OrderFacts, 'goodsBack' | 'otherBack' | 'shippingBack'> {
  const giftCards = new Set(cards.map(({ sku }) => sku));
  const besides = refunds.filter(({ reason }) => reason !== 'canceled' && returnedSku(reason) === undefined);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const lines = besides.flatMap((refund) => refund.lines);
  const linesBack = sumOf(lines.map(({ amount }) => amount));
  const goodsBack = sumOf(lines.filter(({ sku }) => !giftCards.has(sku)).map(({ amount }) => amount));
  const shipping = sumOf(besides.map((refund) => refund.shipping));
  // Money above the value of gift cards was paid for goods.
  const back = refundedBySku(refunds.filter(({ reason }) => reason !== 'canceled'));
  const paidFor = (sku: string) => sumOf(cards.filter((card) => card.sku === sku).map(({ goods }) => goods));
  const beyond = sumOf([...giftCards].map((sku) => Math.max(0, (back.get(sku) ?? 0) - paidFor(sku))));
  return {
    goodsBack: goodsBack + beyond,
    otherBack: sumOf(besides.map(({ amount }) => amount)) - linesBack - shipping,
    shippingBack: shipping,
  };
}

function isAsKept(plan: RoyaltyPlan, royalty: StoredRoyalty): boolean {
  return plan.state === royalty.state && plan.kept === royalty.kept && plan.dueAt === royalty.dueAt;
}
