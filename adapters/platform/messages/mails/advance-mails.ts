import { arrivalText } from '../../../../core/delivery';
import { deliveryStep, LAST_STEP, SENT_STEP } from '../../../../core/contract/orders/order-status';
import type { AdvanceState } from '../../../../core/orders/rules/plan-advance';
import { goneSteps, leftToSend, type Parcel } from '../../../../core/orders/rules/parcels';
import { backByLine, returnReason } from '../../../../core/orders/rules/returned-units';
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

type Kind = 'canceled' | 'delivered' | 'parcel' | 'returned' | 'sent' | 'unsent';

interface News {
  readonly kind: Kind;
  readonly keys: readonly string[];
  readonly parcel?: Parcel | undefined;
}

/** Returns new emails for an order change, each sent once. */
export function advanceMails(moved: Moved): {
  readonly mails: readonly NewMessage[];
  readonly mailed: readonly string[];
} {
  const news = newsOf(moved).filter(({ keys }) => keys.some((key) => !moved.earlier.includes(key)));
  const mailed = [...new Set([...moved.earlier, ...news.flatMap(({ keys }) => keys)])];
  return { mails: news.map((one) => mailOf(one, moved)), mailed };
}

function newsOf({ state, next }: Moved): readonly News[] {
  const [from, to] = [deliveryStep(state.order_status, state.stage), deliveryStep(next.order_status, next.stage)];
  if (next.canceled) return [{ kind: 'canceled', keys: ['canceled'] }];
  const gone = goneSteps(state, next);
  const back = gone.filter(({ isUnsent }) => isUnsent !== true);
  const cut = gone.filter(({ isUnsent }) => isUnsent === true);
  const parcels = parcelNews({ state, next }, to >= SENT_STEP);
  const isUnderWay = to >= SENT_STEP && to < LAST_STEP;
  // Parcels have separate emails, even if cancelling the rest makes one of them the last.
  const isNews = parcels.length === 0 && (from < SENT_STEP ? next.parcels.length === 0 : next.number !== state.number);
  const tracking = next.number === null ? [] : [`tracking:${next.number}`];
  return [
    ...parcels,
    ...(isUnderWay && isNews ? [{ kind: 'sent', keys: ['sent', ...tracking] } as const] : []),
    ...(from < LAST_STEP && to === LAST_STEP ? [{ kind: 'delivered', keys: ['delivered'] } as const] : []),
    ...(cut.length > 0 ? [{ kind: 'unsent', keys: cut.map(returnReason) } as const] : []),
    ...(back.length > 0 ? [{ kind: 'returned', keys: back.map(returnReason) } as const] : []),
  ];
}

/** New parcels, and parcels with another tracking number. */
function parcelNews({ state, next }: Pick<Moved, 'next' | 'state'>, isSent: boolean): readonly News[] {
  return next.parcels.flatMap((parcel) => {
    const known = state.parcels.find(({ id }) => id === parcel.id);
    if (known !== undefined && known.number === parcel.number) return [];
    const tracking = parcel.number === null ? [] : [`tracking:${parcel.number}`];
    return { kind: 'parcel', parcel, keys: [`parcel:${parcel.id}`, ...tracking, ...(isSent ? ['sent'] : [])] } as const;
  });
}

function mailOf({ kind, parcel }: News, moved: Moved): NewMessage {
  const { order, next, store, publicUrl } = moved;
  const format = advanceTextsOf(store);
  const page = pageTextsOf(store);
  const written = { store, publicUrl };
  const isRest = parcel !== undefined && next.parcels.length > 1 && leftToSend(next).length === 0;
  const words = isRest && next.parcels.at(-1)?.id === parcel.id ? 'rest' : kind;
  return letterMessage(
    { kind: `order-${kind}`, contact: order.email, language: languageOf(store) },
    {
      title: format(`${words}.subject`, { number: order.number }),
      text: [
        page('order.hello', { name: order.document.personalDetails.firstName }),
        format(`${words}.text`, { number: order.number }),
        ...(parcel === undefined ? factsOf(kind, moved) : parcelFacts(parcel, moved)),
      ],
      action: orderAction(order, written, page),
      items: orderItems(order, written, unitsNow({ kind, parcel }, moved)),
    },
  );
}

/** Units that a mail is about, by line index; all lines by default. */
function unitsNow({ kind, parcel }: Omit<News, 'keys'>, moved: Moved): ReadonlyMap<number, number> | undefined {
  const { products } = moved.order.document;
  if (parcel !== undefined) return byLine(backByLine(products, parcel.lines));
  const { state, next } = moved;
  if (kind === 'unsent') return more(backByLine(products, state.unsent), backByLine(products, next.unsent));
  if (kind === 'returned') return more(backByLine(products, state.returned), backByLine(products, next.returned));
  if ((kind !== 'sent' && kind !== 'delivered') || next.unsent.length === 0) return undefined;
  const ordered = products.map(({ count }) => count);
  return more(backByLine(products, next.unsent), ordered);
}

function byLine(units: readonly number[]): ReadonlyMap<number, number> {
  return new Map(units.entries());
}

function more(before: readonly number[], after: readonly number[]): ReadonlyMap<number, number> {
  return byLine(after.map((qty, index) => qty - (before[index] ?? 0)));
}

function parcelFacts({ carrier, number, link }: Parcel, { next, store }: Moved): readonly string[] {
  const format = advanceTextsOf(store);
  return [
    ...(carrier === null || carrier === '' ? [] : [format('carrier', { carrier })]),
    ...(number === null ? [] : [format('tracking', { tracking: number })]),
    ...(link === null ? [] : [link]),
    ...(leftToSend(next).length > 0 ? [format('follows')] : []),
  ];
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
