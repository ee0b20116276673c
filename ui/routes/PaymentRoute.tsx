import { useEffect, useState } from 'react';
import type { OrdersArea, Page } from '../../core';
import { ButtonLink } from '../components/Button';
import { MessagePage } from '../pages/MessagePage';
import { ThankYouPage } from '../pages/ThankYouPage';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useTell } from '../state/use-tell';
import { useText } from '../text/text-context';
import { useAsyncArea } from './use-async-area';

/** Back from the payment page: one screen, two titles (S §2). What it says of the order it asks the shop. */
export function PaymentRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const orders = useAsyncArea(() => shop.orders());
  if (page.name === 'failed-payment') {
    return (
      <MessagePage title={t('payment.failed')} text={t('payment.failed-text')}>
        <ButtonLink href={shop.routing.localPath('/checkout')}>{t('payment.again')}</ButtonLink>
      </MessagePage>
    );
  }
  return orders === null ? null : <Paid orders={orders} orderId={page.route.query.order ?? ''} />;
}

function Paid({ orders, orderId }: { readonly orders: OrdersArea; readonly orderId: string }) {
  const shop = useShop();
  const confirmation = useObservable(orders.confirmation$, null);
  const online = useObservable(shop.online$, true);
  const t = useText();
  const tell = useTell();
  const [isUnpaid, setUnpaid] = useState(false);
  useEffect(() => {
    if (orderId === '') return;
    const told = (paid: boolean) => setUnpaid(!paid);
    orders.paid(orderId).then(told, tell);
  }, [orders, orderId, tell]);
  if (isUnpaid) {
    return (
      <MessagePage title={t('payment.waiting')} text={t('payment.waiting-text')}>
        <ButtonLink href={shop.routing.localPath('/checkout')}>{t('payment.again')}</ButtonLink>
      </MessagePage>
    );
  }
  return (
    <ThankYouPage
      confirmation={confirmation}
      homePath={shop.routing.localPath('/')}
      online={online}
      onSendNow={() => void orders.process()}
    />
  );
}
