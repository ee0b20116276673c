import { arrivalText } from '../../../../core/delivery';
import { deliveryStep, LAST_STEP, SENT_STEP } from '../../../../core/contract/orders/order-status';
import type { AdvanceState } from '../../../../core/orders/rules/plan-advance';
import { backByLine, returnReason, returnSteps } from '../../../../core/orders/rules/returned-units';
import { priceFormatter } from '../../../../core/store-views';
import type { StoreView } from '../../../../core/store-views';
import type { StoredOrder } from '../../ports/orders/orders';
import { pageTextsOf } from '../pages/page-texts';
import { languageOf } from '../../foundation';
import { advanceTextsOf } from './advance-texts';
import { letterMessage } from './letter';
import { orderAction, orderItems } from './order-letter';
import type { NewMessage } from '../../ports/messages/outbox';

interface Figures {
  readonly refund: number;
  readonly bonusBack: number;
  readonly awarded: number;
  readonly held: number;
}

interface Moved {
  readonly order: StoredOrder;
  readonly state: AdvanceState;
  readonly next: AdvanceState;
  readonly figures: Figures;
  readonly earlier: readonly string[];
  readonly store: StoreView;
  readonly publicUrl: string;
}

type Kind = 'canceled' | 'delivered' | 'returned' | 'sent';

/** Returns new emails for an order change, each sent once. */
export function advanceMails(moved: Moved): {
  readonly mails: readonly NewMessage[];
  readonly mailed: readonly string[];
} {
  const news = newsOf(moved).filter(({ keys }) => keys.some((key) => !moved.earlier.includes(key)));
  const mailed = [...new Set([...moved.earlier, ...news.flatMap(({ keys }) => keys)])];
  return { mails: news.map(({ kind }) => mailOf(kind, moved)), mailed };
}

function newsOf({ state, next }: Moved): readonly { readonly kind: Kind; readonly keys: readonly string[] }[] {
  const [from, to] = [deliveryStep(state.order_status, state.stage), deliveryStep(next.order_status, next.stage)];
  if (next.canceled) return [{ kind: 'canceled', keys: ['canceled'] }];
  const back = returnSteps(state.units, state.returned, next.returned);
  const isUnderWay = to >= SENT_STEP && to < LAST_STEP;
  const isNews = from < SENT_STEP || next.number !== state.number;
  const tracking = next.number === null ? [] : [`tracking:${next.number}`];
  return [
    ...(isUnderWay && isNews ? [{ kind: 'sent', keys: ['sent', ...tracking] } as const] : []),
    ...(from < LAST_STEP && to === LAST_STEP ? [{ kind: 'delivered', keys: ['delivered'] } as const] : []),
    ...(back.length > 0 ? [{ kind: 'returned', keys: back.map(returnReason) } as const] : []),
  ];
}

function mailOf(kind: Kind, moved: Moved): NewMessage {
  const { order, store, publicUrl } = moved;
  const format = advanceTextsOf(store);
  const page = pageTextsOf(store);
  const written = { store, publicUrl };
  return letterMessage(
    { kind: `order-${kind}`, contact: order.email, language: languageOf(store) },
    {
      title: format(`${kind}.subject`, { number: order.number }),
      text: [
        page('order.hello', { name: order.document.personalDetails.firstName }),
        format(`${kind}.text`, { number: order.number }),
        ...factsOf(kind, moved),
      ],
      action: orderAction(order, written, page),
      items: orderItems(order, written, kind === 'returned' ? backNow(moved) : undefined),
    },
  );
}

function backNow({ order, state, next }: Moved): ReadonlyMap<number, number> {
  const { products } = order.document;
  const [before, after] = [backByLine(products, state.returned), backByLine(products, next.returned)];
  return new Map(products.map((_, index) => [index, (after[index] ?? 0) - (before[index] ?? 0)]));
}

function factsOf(kind: Kind, moved: Moved): readonly string[] {
  const { next, figures, store } = moved;
  const format = advanceTextsOf(store);
  const price = priceFormatter(store.i18n);
  const isBack = kind !== 'sent' && kind !== 'delivered';
  return [
    ...(kind === 'sent' && next.title !== '' ? [format('carrier', { carrier: next.title })] : []),
    ...(kind === 'sent' && next.number !== null ? [format('tracking', { tracking: next.number })] : []),
    ...(kind === 'sent' && next.link !== null ? [next.link] : []),
    ...(kind === 'sent' ? promisedDays(moved) : []),
    ...(isBack && figures.refund > 0 ? [format('refund', { price: price(figures.refund) })] : []),
    ...(isBack && figures.held > 0 ? [format('held', { price: price(figures.held) })] : []),
    ...(isBack && figures.bonusBack > 0 ? [format('bonuses', { price: price(figures.bonusBack) })] : []),
    ...(kind === 'delivered' && figures.awarded > 0 ? [format('earned', { price: price(figures.awarded) })] : []),
  ];
}

/** Drops days that have passed or were replaced. */
function promisedDays({ order, state, next, store }: Moved): readonly string[] {
  const { arrival } = order.fulfilment;
  const isKept = next.days_to_delivery !== null && next.days_to_delivery === state.days_to_delivery;
  if (arrival === undefined || !isKept || order.result.pickup_store !== undefined) return [];
  return [advanceTextsOf(store)('arrives', { days: arrivalText(arrival, store.i18n.defaultLocale) })];
}
