import { useCallback, useEffect, useState } from 'react';
import { NEVER } from 'rxjs';
import { isShopError, type Confirmation, type OrdersArea } from '../../core';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { Resources, useResource } from './resource';

/** Milliseconds between two looks at an order that is not paid yet, and how often they are taken: the provider's word may be late. */
const LOOK_EVERY = 4000;
const MOST_LOOKS = 15;
/** Milliseconds between two tries of an order that waits: where the shop failed, no event says that it is well again. */
const RESEND_EVERY = 30_000;

/** An order as its thank-you page may show it. unknown: the shop is being asked; unreached: it cannot be asked; none: there is no such order. */
export type OrderNews = Confirmation | { readonly state: 'unknown' | 'unreached' | 'none' };

/** The state of an order, for its thank-you page. */
export interface ConfirmationHook {
  readonly news: OrderNews;
  /** Address of the payment page of an order that is not paid; undefined for any other. */
  readonly payPath: string | undefined;
  /** Asks the shop again. */
  readonly ask: () => void;
}

const areas = new Resources<OrdersArea>();

/**
 * The state of an order, never better than the shop says: thank the shopper for 'placed' and 'paid' alone. While a component uses it,
 * waiting orders are sent as soon as there is a network, and tried again every 30 seconds.
 * @param orderId order that the address names, which the shop is asked for; undefined: the order of this device that was made last
 */
export function useConfirmation(orderId?: string): ConfirmationHook {
  const shop = useShop();
  const { data: area } = useResource(areas.of(shop, '', () => shop.orders()));
  return useOrderNews(area, orderId);
}

/** As `useConfirmation`. @param orders undefined until their code is here */
export function useOrderNews(orders: OrdersArea | undefined, orderId?: string): ConfirmationHook {
  const confirmation = useObservable<Confirmation | null>(orders?.confirmation$ ?? NEVER, null);
  const { asked, ask } = useAsking(orders, orderId);
  const news = newsOf(confirmation, orderId, asked);
  useThanking();
  useResending(orders, news);
  return { news, payPath: usePayPath(orders, news), ask };
}

type Asked = 'asking' | 'answered' | 'unreached' | 'unknown-order';

/** Asks how the order stands, and again while it is not paid. */
function useAsking(
  orders: OrdersArea | undefined,
  orderId: string | undefined,
): { readonly asked: Asked; readonly ask: () => void } {
  const [asked, setAsked] = useState<Asked>('asking');
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (orders === undefined || orderId === undefined || orderId === '') return undefined;
    let live = true;
    let timer: number | undefined;
    const answered = ({ state }: Confirmation) => {
      if (!live) return;
      setAsked('answered');
      if (state === 'waiting' && looks < MOST_LOOKS)
        timer = window.setTimeout(() => setLooks((before) => before + 1), LOOK_EVERY);
    };
    orders.check(orderId).then(answered, (error: unknown) => {
      if (live) setAsked(isUnknown(error) ? 'unknown-order' : 'unreached');
    });
    return () => {
      live = false;
      window.clearTimeout(timer);
    };
  }, [orders, orderId, looks]);
  const ask = useCallback(() => {
    setAsked('asking');
    setLooks((before) => before + 1);
  }, []);
  return { asked, ask };
}

function isUnknown(error: unknown): boolean {
  return isShopError(error, 'request-rejected') && error.details.status === 404;
}

/** While it is shown the orders that wait are sent without being asked for (S §4, offline orders). */
function useThanking(): void {
  const shop = useShop();
  useEffect(() => {
    const opened = shop.checkout();
    let live = true;
    opened.then(
      (checkout) => {
        if (live) checkout.setThankYouPage(true);
      },
      () => undefined, // without checkout they wait for the shopper's word
    );
    return () => {
      live = false;
      opened.then(
        (checkout) => checkout.setThankYouPage(false),
        () => undefined,
      );
    };
  }, [shop]);
}

/** Sends an order that waits again and again, as long as the page that says so is open. */
function useResending(orders: OrdersArea | undefined, news: OrderNews): void {
  const id = news.state === 'queued' ? news.order_id : undefined;
  useEffect(() => {
    if (orders === undefined || id === undefined) return undefined;
    const send = () => void orders.process([id]).catch(() => undefined); // it is tried again
    const timer = window.setInterval(send, RESEND_EVERY);
    return () => window.clearInterval(timer);
  }, [orders, id]);
}

/** The part that this device knows for sure before it has asked: an awaited payment may have come, or failed, since. */
function isSure({ state }: Confirmation): boolean {
  return state !== 'waiting' && state !== 'declined';
}

/** The confirmation to show: of the order that was asked for, or of the one just placed. */
function newsOf(confirmation: Confirmation | null, orderId: string | undefined, asked: Asked): OrderNews {
  if (orderId === undefined) return confirmation ?? { state: 'unknown' };
  if (orderId === '' || asked === 'unknown-order') return { state: 'none' };
  const known = confirmation?.order_id === orderId ? confirmation : undefined;
  if (known !== undefined && (asked === 'answered' || isSure(known))) return known;
  return { state: asked === 'unreached' ? 'unreached' : 'unknown' };
}

/** Address at which an unpaid order can be paid. */
function usePayPath(orders: OrdersArea | undefined, news: OrderNews): string | undefined {
  const [path, setPath] = useState<string>();
  const id = news.state === 'waiting' || news.state === 'declined' ? news.order_id : '';
  useEffect(() => {
    if (orders === undefined || id === '') return undefined;
    let live = true;
    orders.show(id).then(
      ({ order }) => {
        if (live) setPath(order?.paylink ?? undefined);
      },
      () => undefined, // then there are the other ways
    );
    return () => {
      live = false;
    };
  }, [orders, id]);
  return id === '' ? undefined : path;
}
