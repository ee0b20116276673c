import { useCallback, useEffect, useState } from 'react';
import { isShopError, type Confirmation, type OrdersArea } from '../../core';
import { ThankYouPage, type OrderNews } from '../pages/ThankYouPage';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useOnline } from '../state/use-online';
import { useNotify } from '../state/use-notify';
import { OrderAgainAction } from '../parts/OrderAgainAction';

/** Milliseconds between two looks at an order that is not paid yet, and how often they are taken: the provider's word may be late. */
const LOOK_EVERY = 4000;
const MOST_LOOKS = 15;

interface Props {
  readonly orders: OrdersArea;
  readonly homePath: string;
  /** The order that the address names; left out on the page that has just placed one. */
  readonly orderId?: string | undefined;
}

/** How the shopper's order stands, as the shop says, and nothing before it has said so. */
export function OrderStanding({ orders, homePath, orderId }: Props) {
  const shop = useShop();
  const confirmation = useObservable(orders.confirmation$, null);
  const online = useOnline();
  const notify = useNotify();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const { asked, ask } = useAsking(orders, orderId);
  const user = useObservable(shop.user$, null);
  const news = withMail(newsOf(confirmation, orderId, asked), user?.email ?? '');
  const payPath = usePayPath(orders, news);
  useThanking();
  return (
    <ThankYouPage
      news={news}
      shopName={settings?.name}
      homePath={homePath}
      checkoutPath={shop.routing.localPath('/checkout')}
      orderPath={'number' in news ? shop.routing.localPath(orderPage(news, user !== null)) : undefined}
      payPath={payPath}
      online={online}
      onSendNow={() => void orders.process().catch(notify)}
      onAskAgain={ask}
      onSignIn={user === null ? (contact) => shop.ui.openSignIn({ contact }) : undefined}
      again={'order_id' in news && <OrderAgainAction orderId={news.order_id} />}
    />
  );
}

/** Where the order stands: in the account of who is signed in, else at its own address. */
function orderPage({ number, order_id }: Confirmation, isSignedIn: boolean): string {
  const name = encodeURIComponent(number);
  return isSignedIn ? `/my-account/orders/${name}` : `/order/${name}?key=${encodeURIComponent(order_id)}`;
}

type Asked = 'asking' | 'answered' | 'unreached' | 'unknown-order';

/** Asks how the order stands, and again while it is not paid. */
function useAsking(
  orders: OrdersArea,
  orderId: string | undefined,
): { readonly asked: Asked; readonly ask: () => void } {
  const [asked, setAsked] = useState<Asked>('asking');
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (orderId === undefined || orderId === '') return undefined;
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

/** What this device knows for sure until it has asked: a payment that is waited for may have come, or failed, since. */
function isSure({ state }: Confirmation): boolean {
  return state !== 'waiting' && state !== 'declined';
}

/** For an order without an e-mail of its own mails go to the account. */
function withMail(news: OrderNews, email: string): OrderNews {
  return 'email' in news && news.email === '' ? { ...news, email } : news;
}

/** What may be said: of the order that was asked for, or of the one just placed. */
function newsOf(confirmation: Confirmation | null, orderId: string | undefined, asked: Asked): OrderNews {
  if (orderId === undefined) return confirmation ?? { state: 'unknown' };
  if (orderId === '' || asked === 'unknown-order') return { state: 'none' };
  const known = confirmation?.order_id === orderId ? confirmation : undefined;
  if (known !== undefined && (asked === 'answered' || isSure(known))) return known;
  return { state: asked === 'unreached' ? 'unreached' : 'unknown' };
}

/** Where an order can be paid that is not. */
function usePayPath(orders: OrdersArea, news: OrderNews): string | undefined {
  const [path, setPath] = useState<string>();
  const id = news.state === 'waiting' || news.state === 'declined' ? news.order_id : '';
  useEffect(() => {
    if (id === '') return undefined;
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
