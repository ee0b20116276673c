import type { Page } from '../../core/shopper';
import { ButtonLink } from '../components/base/Button';
import { MessagePage } from '../pages/MessagePage';
import { ThankYouPage } from '../pages/ThankYouPage';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import { OrderStatus } from './order/OrderStanding';
import { useOrdersArea } from '../state/use-orders-area';

function Asking({ homePath }: { readonly homePath: string }) {
  const nothing = () => undefined;
  return (
    <ThankYouPage
      news={{ state: 'unknown' }}
      homePath={homePath}
      checkoutPath={homePath}
      online
      onSendNow={nothing}
      onAskAgain={nothing}
    />
  );
}

/** Return page of the payment provider. It asks the shop for the state, because the URL may be outdated. */
export function PaymentRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const orders = useOrdersArea();
  const orderId = page.route.query.order ?? '';
  if (page.name === 'failed-payment' && orderId === '') {
    return (
      <MessagePage title={t('payment.failed')} text={t('payment.failed-text')}>
        <ButtonLink href={shop.routing.localPath('/checkout')}>{t('payment.again')}</ButtonLink>
      </MessagePage>
    );
  }
  if (orders === null) return <Asking homePath={shop.routing.localPath('/')} />;
  return <OrderStatus key={orderId} orders={orders} orderId={orderId} homePath={shop.routing.localPath('/')} />;
}
