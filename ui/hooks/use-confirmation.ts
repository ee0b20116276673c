import { useCallback, useEffect, useState } from 'react';
import { NEVER } from 'rxjs';
import { isShopError, type Confirmation, type OrdersArea } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { Resources, useResource } from './resource';

/** Poll interval in milliseconds for unpaid orders, whose payment may be reported late. */
const LOOK_EVERY = 4000;
const MAX_LOOKS = 15;
/** Retry interval in milliseconds; no event signals recovery of the shop. */
const RESEND_EVERY = 30_000;

/** unknown: pending; unreached: the shop cannot be asked; none: no such order. */
export type OrderNews = Confirmation | { readonly state: 'unknown' | 'unreached' | 'none' };

/** State of an order for its thank-you page. */
export interface ConfirmationHook {
  readonly news: OrderNews;
  readonly payPath: string | undefined;
  readonly ask: () => void;
}

const areas = new Resources<OrdersArea>();

/**
 * Returns an order's state; thank the shopper only for 'placed' and 'paid'. While in use it sends waiting orders and
 * retries every 30 seconds.
 * @param orderId default: the newest order of this device
 */
export function useConfirmation(orderId?: string): ConfirmationHook {
  const shop = useShop();
  const { data: area } = useResource(areas.of(shop, '', () => shop.orders()));
  return useOrderNews(area, orderId);
}

export function useOrderNews(orders: OrdersArea | undefined, orderId?: string): ConfirmationHook {
  const confirmation = useObservable<Confirmation | null>(orders?.confirmation$ ?? NEVER, null);
  const { asked, ask } = useAsking(orders, orderId);
  const news = newsOf(confirmation, orderId, asked);
  useThanking();
  useResending(orders, news);
  return { news, payPath: usePayPath(orders, news), ask };
}

type AskState = 'asking' | 'answered' | 'unreached' | 'unknown-order';

function useAsking(
  orders: OrdersArea | undefined,
  orderId: string | undefined,
): { readonly asked: AskState; readonly ask: () => void } {
  const [asked, setAsked] = useState<AskState>('asking');
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (orders === undefined || orderId === undefined || orderId === '') return undefined;
    let live = true;
    let timer: number | undefined;
    const answered = ({ state }: Confirmation) => {
      if (!live) return;
      setAsked('answered');
      if (state === 'waiting' && looks < MAX_LOOKS)
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

function useThanking(): void {
  const shop = useShop();
  useEffect(() => {
    const opened = shop.checkout();
    let live = true;
    opened.then(
      (checkout) => {
        if (live) checkout.setThankYouPage(true);
      },
      () => undefined,
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

function useResending(orders: OrdersArea | undefined, news: OrderNews): void {
  const id = news.state === 'queued' ? news.order_id : undefined;
  useEffect(() => {
    if (orders === undefined || id === undefined) return undefined;
    const send = () => void orders.process([id]).catch(() => undefined);
    const timer = window.setInterval(send, RESEND_EVERY);
    return () => window.clearInterval(timer);
  }, [orders, id]);
}

/** A pending payment may have changed, so ask the shop. */
function isSure({ state }: Confirmation): boolean {
  return state !== 'waiting' && state !== 'declined';
}

function newsOf(confirmation: Confirmation | null, orderId: string | undefined, asked: AskState): OrderNews {
  if (orderId === undefined) return confirmation ?? { state: 'unknown' };
  if (orderId === '' || asked === 'unknown-order') return { state: 'none' };
  const known = confirmation?.order_id === orderId ? confirmation : undefined;
  if (known !== undefined && (asked === 'answered' || isSure(known))) return known;
  return { state: asked === 'unreached' ? 'unreached' : 'unknown' };
}

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
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [orders, id]);
  return id === '' ? undefined : path;
}
