import { isShopError, type CustomerOrder, type TrackedOrder } from '../../../core';
import { OrderAgainAction } from '../../parts/OrderAgainAction';
import { OrderDetails } from '../../pages/order/OrderDetails';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useOrdersArea } from '../../state/use-orders-area';
import { useText } from '../../text/text-context';
import { useOrderDeeds } from '../use-order-deeds';

interface Props {
  readonly order: CustomerOrder;
  /** Level at which it is shown; its owner sees all of it. */
  readonly level?: TrackedOrder['level'];
  /** Milliseconds since the epoch: when the shop answered. */
  readonly now: number;
  /** Is given the order as it is after each change. */
  readonly onChanged: (order: CustomerOrder) => void;
}

/** An order with what its shopper can do about it: the same in the account, by the link of a mail, and where staff acts for a customer. Needs the words of orders around it. */
export function OrderView({ order, level = 'all', now, onChanged }: Props) {
  const shop = useShop();
  const t = useText();
  const notify = useNotify();
  const orders = useOrdersArea();
  // Who has a link or a number alone may look, and change nothing.
  const tracking = level === 'all' ? orders?.tracking : undefined;
  const { deeds, done } = useOrderDeeds(tracking, order.order_id, onChanged);
  const sendCard = async (card: string): Promise<boolean> => {
    if (tracking === undefined) return false;
    try {
      onChanged((await tracking.sendGiftCard(order.order_id, card)).order);
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
      order={localOffice(order, (path) => shop.routing.localPath(path))}
      now={now}
      deeds={deeds}
      done={done}
      linkOf={({ sku, parentSku = sku, name, slug, type = 'simple' }) =>
        shop.routing.productLink({ id: 0, sku, parentSku, name, type_id: type, ...(slug !== undefined && { slug }) })
      }
      onCopy={(text) => void copy(text).catch(notify)}
      onSendCard={tracking === undefined ? undefined : sendCard}
      onOffice={useOfficeOfActing(order)}
      again={<OrderAgainAction orderId={order.order_id} />}
    />
  );
}

/** The order with the address of its page in the back office as this store has it. */
function localOffice(order: CustomerOrder, localPath: (path: string) => string): CustomerOrder {
  const { office } = order;
  return office === undefined || office.path === null
    ? order
    : { ...order, office: { ...office, path: localPath(office.path) } };
}

/** Opens the back office for staff that acts for a customer: the customer may not, so they are themselves again first. */
function useOfficeOfActing({ office }: CustomerOrder): (() => void) | undefined {
  const shop = useShop();
  const [, navigate] = useLocation();
  const notify = useNotify();
  const user = useObservable(shop.user$, null);
  const path = office?.path ?? null;
  if (path === null || user === null || user.actor_id === null) return undefined;
  const open = async () => {
    const accounts = await shop.accounts();
    await accounts.returnToPrevious();
    navigate(shop.routing.localPath(path));
  };
  return () => void open().catch(notify);
}
