import { clsx } from 'clsx';
import type { OrderTrackingArea } from '../../core/account';
import { isShopError, type Page } from '../../core/shopper';
import { FindOrder, type OrderClaim } from '../pages/order/FindOrder';
import { OrderPage } from '../pages/order/OrderPage';
import styles from '../pages/order/OrderPage.module.css';
import { Waiting } from '../pages/account/Waiting';
import { useLocation } from '../state/address';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';
import { useObservable } from '../state/use-observable';
import { useOrdersArea } from '../state/use-orders-area';
import { useStarted } from '../state/use-started';
import type { Refusal } from '../state/use-submit';
import { OrderWords, useOrderText, type OrderText } from '../text/order-text';
import { OrderView } from './account/OrderView';
import { useTracked } from './order/use-tracked';

const nothing = () => undefined;
const WAITING = <Waiting state="loading" onRetry={nothing} />;

export function OrderRoute({ page }: { readonly page: Page }) {
  const isStarted = useStarted();
  const orders = useOrdersArea();
  return (
    <OrderWords meanwhile={WAITING}>
      {isStarted && orders !== null ? <Order key={page.route.path} tracking={orders.tracking} page={page} /> : WAITING}
    </OrderWords>
  );
}

/** Uses the key from the URL; signed-in owners may use the number. */
function useOrderId({ route }: Page): { readonly id: string | undefined; readonly number: string } {
  const shop = useShop();
  const user = useObservable(shop.user$, null);
  const number = typeof route.params.number === 'string' ? route.params.number : '';
  const { key = '' } = route.query;
  const own = user === null || number === '' ? undefined : number;
  return { id: key === '' ? own : key, number };
}

function Order({ tracking, page }: { readonly tracking: OrderTrackingArea; readonly page: Page }) {
  const shop = useShop();
  const t = useOrderText();
  const { id, number } = useOrderId(page);
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const { state, show, reopen } = useTracked(tracking, id);
  const notify = useNotify();
  const onFind = useFind(tracking);
  if (state.kind === 'loading') return WAITING;
  if (state.kind === 'failed') return <Waiting state="failed" onRetry={reopen} />;
  if (state.kind === 'none') {
    return (
      <div className={styles.find} data-testid="order-finder">
        <h1 className={clsx('display', styles.title)}>{t('find.title')}</h1>
        <FindOrder
          text={t(id === undefined ? 'find.text' : 'find.link')}
          number={number}
          go={t('find.go')}
          onFind={onFind}
        />
      </div>
    );
  }
  const { tracked, now } = state;
  return (
    <OrderPage
      tracked={tracked}
      shopName={settings?.name}
      homePath={shop.routing.localPath('/')}
      details={<OrderView order={tracked.order} level={tracked.level} now={now} onChanged={show} />}
      onSendLink={async () => {
        try {
          await tracking.sendLink(tracked.order.order_id);
          return true;
        } catch (error) {
          notify(error);
          return false;
        }
      }}
      onProve={async ({ email }) => {
        const refusal = await claim(tracking, { number: tracked.order.order_id, email }, t);
        if ('field' in refusal) return refusal;
        reopen();
        return undefined;
      }}
    />
  );
}

function useFind(tracking: OrderTrackingArea): (wanted: OrderClaim) => Promise<Refusal | undefined> {
  const shop = useShop();
  const t = useOrderText();
  const [, navigate] = useLocation();
  return async (wanted) => {
    const found = await claim(tracking, wanted, t);
    if ('field' in found) return found;
    const path = `/order/${encodeURIComponent(found.number)}?key=${encodeURIComponent(found.order_id)}`;
    navigate(shop.routing.localPath(path));
    return undefined;
  };
}

async function claim(
  tracking: OrderTrackingArea,
  { number, email }: OrderClaim,
  t: OrderText,
): Promise<Refusal | Awaited<ReturnType<OrderTrackingArea['find']>>> {
  try {
    return await tracking.find(number, email);
  } catch (error) {
    return { field: 'order-email', text: t(formatError(error)) };
  }
}

function formatError(error: unknown) {
  if (!isShopError(error, 'request-rejected')) return 'find.failed';
  return error.details.status === 429 ? 'find.too-many' : 'find.unknown';
}
