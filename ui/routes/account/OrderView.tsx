import type { CustomerOrder, TrackedOrder } from '../../../core/account';
import { isShopError } from '../../../core/shopper';
import { OrderAgainAction } from '../../parts/OrderAgainAction';
import { OrderDetails } from '../../pages/order/OrderDetails';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { useOrdersArea } from '../../state/use-orders-area';
import { useText } from '../../text/text-context';
import { useOrderDeeds } from '../order/use-order-deeds';

interface Props {
  readonly order: CustomerOrder;
  readonly level?: TrackedOrder['level'];
  readonly now: number;
  readonly onChanged: (order: CustomerOrder) => void;
}

/** An order with the owner's actions, in the account, by link, or for staff. */
export function OrderView({ order, level = 'all', now, onChanged }: Props) {
  const shop = useShop();
  const t = useText();
  const notify = useNotify();
  const orders = useOrdersArea();
  // A link or number alone grants read access only.
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

function localOffice(order: CustomerOrder, localPath: (path: string) => string): CustomerOrder {
  const { office } = order;
  return office === undefined || office.path === null
    ? order
    : { ...order, office: { ...office, path: localPath(office.path) } };
}

/** Ends acting as a customer before opening the back office. */
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
