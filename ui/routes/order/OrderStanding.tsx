import { firstValueFrom } from 'rxjs';
import type { Confirmation, OrdersArea } from '../../../core/shopper';
import { useOrderNews, type OrderNews } from '../../hooks/use-confirmation';
import { ThankYouPage } from '../../pages/ThankYouPage';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useNotify } from '../../state/use-notify';

interface Props {
  readonly orders: OrdersArea;
  readonly homePath: string;
  readonly orderId?: string | undefined;
}

export function OrderStatus({ orders, homePath, orderId }: Props) {
  const shop = useShop();
  const online = useOnline();
  const notify = useNotify();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const { news: said, payPath, ask } = useOrderNews(orders, orderId);
  const user = useObservable(shop.user$, null);
  const news = withMail(said, user?.email ?? '');
  const sendNow = async () => {
    const waiting = await firstValueFrom(orders.waiting$);
    await orders.process(waiting.map(({ order }) => order.order_id));
  };
  return (
    <ThankYouPage
      news={news}
      shopName={settings?.name}
      homePath={homePath}
      checkoutPath={shop.routing.localPath('/checkout')}
      orderPath={'number' in news ? shop.routing.localPath(orderPage(news, user !== null)) : undefined}
      payPath={payPath}
      online={online}
      sendsItself={shop.config.orders.automaticTransmission}
      onSendNow={() => void sendNow().catch(notify)}
      onAskAgain={ask}
      onSignIn={user === null ? (contact) => shop.ui.openSignIn({ contact }) : undefined}
    />
  );
}

function orderPage({ number, order_id }: Confirmation, isSignedIn: boolean): string {
  const name = encodeURIComponent(number);
  return isSignedIn ? `/my-account/orders/${name}` : `/order/${name}?key=${encodeURIComponent(order_id)}`;
}

/** Orders without an email address use the account's. */
function withMail(news: OrderNews, email: string): OrderNews {
  return 'email' in news && news.email === '' ? { ...news, email } : news;
}
