import type { Page } from '../../core';
import { ButtonLink } from '../components/Button';
import { MessagePage } from '../pages/MessagePage';
import { ThankYouPage } from '../pages/ThankYouPage';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import { OrderStanding } from './OrderStanding';
import { useOrdersArea } from '../state/use-orders-area';

/** What stands there until the shop can be asked, so that nothing moves when it has been. */
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

/**
 * Back from the payment page: one screen, two addresses (S §2). What it says of the order it asks the shop: the address only says
 * what the browser was given, and the provider's own word to the shop may be another one by now.
 */
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
  // Another order starts again.
  if (orders === null) return <Asking homePath={shop.routing.localPath('/')} />;
  return <OrderStanding key={orderId} orders={orders} orderId={orderId} homePath={shop.routing.localPath('/')} />;
}
