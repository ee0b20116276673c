import { useState } from 'react';
import { isShopError, type CustomerOrder } from '../../../core';
import { OrderDetails } from '../../pages/account/OrderDetails';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useOrdersArea } from '../../state/use-orders-area';
import { useText } from '../../text/text-context';
import { OrderAgainAction } from '../../parts/OrderAgainAction';

interface Props {
  readonly order: CustomerOrder;
  /** Milliseconds since the epoch: when the shop answered. */
  readonly now: number;
}

/** The details of an order, with what can be done about it. */
export function OrderView({ order, now }: Props) {
  const shop = useShop();
  const t = useText();
  const notify = useNotify();
  const orders = useOrdersArea();
  const [cards, setCards] = useState<Pick<CustomerOrder, 'gift_cards'>>();
  // Who has a link alone may look, and has nothing sent.
  const maySend = orders !== null && order.customer.email !== '';
  const sendCard = async (card: string): Promise<boolean> => {
    if (orders === null) return false;
    try {
      const { order: sent } = await orders.tracking.sendGiftCard(order.order_id, card);
      setCards({ gift_cards: sent.gift_cards });
      return true;
    } catch (error) {
      if (isShopError(error)) return false;
      throw error;
    }
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    shop.notices.spawn({ type: 'success', code: 'COPIED_TO_BUFFER', message: t('notice.COPIED_TO_BUFFER') });
  };
  return (
    <OrderDetails
      order={{ ...order, ...cards }}
      now={now}
      linkOf={({ sku, parentSku = sku, name, slug, type = 'simple' }) =>
        shop.routing.productLink({ id: 0, sku, parentSku, name, type_id: type, ...(slug !== undefined && { slug }) })
      }
      onCopy={(text) => void copy(text).catch(notify)}
      onSendCard={maySend ? sendCard : undefined}
      again={<OrderAgainAction orderId={order.order_id} />}
    />
  );
}
