import { useLocation } from '../state/address';
import type { AccountsArea, Page } from '../../core';
import { OrderList } from '../pages/account/OrderList';
import { Waiting } from '../pages/account/Waiting';
import { useShop } from '../state/shop-context';
import { useOnline } from '../state/use-online';
import { useOrdersArea } from '../state/use-orders-area';
import { OrderWords } from '../text/order-text';
import { useText } from '../text/text-context';
import { AccountGate } from './account/AccountGate';
import { OwnDownloads } from './account/OwnDownloads';
import { OrderView } from './account/OrderView';
import { useOrderPages } from './account/use-order-pages';

/** In the place of an order's number: everything that was bought as a download. */
const DOWNLOADS = 'downloads';

/** /my-account/orders, /my-account/orders/downloads and /my-account/orders/{orderId} (A §2.1, block MyOrders). */
export function MyOrdersRoute({ page }: { readonly page: Page }) {
  const t = useText();
  if (openIn(page) === DOWNLOADS) {
    return (
      <AccountGate page={page} part="downloads" title={t('downloads.mine')}>
        {({ accounts }) => <OwnDownloads accounts={accounts} />}
      </AccountGate>
    );
  }
  return (
    <AccountGate page={page} part="orders" title={t('account.orders')}>
      {({ accounts }) => <Orders accounts={accounts} open={openIn(page)} />}
    </AccountGate>
  );
}

/** The number of the order that the address names. */
function openIn({ route }: Page): string | undefined {
  const { orderId } = route.params;
  return typeof orderId === 'string' && orderId !== '' ? orderId : undefined;
}

function Orders({ accounts, open }: { readonly accounts: AccountsArea; readonly open: string | undefined }) {
  const shop = useShop();
  const online = useOnline();
  const [, navigate] = useLocation();
  const history = useOrderPages(accounts, open);
  useOrdersArea(); // by the time an order is opened, so that its actions do not come late and move what is below them
  const path = (to: string) => shop.routing.localPath(to);
  return (
    <OrderWords meanwhile={<Waiting state="loading" onRetry={() => undefined} />}>
      <OrderList
        pages={history.pages}
        online={online}
        open={history.open ?? open}
        isUnknown={open !== undefined && history.unknown === open}
        homePath={path('/')}
        // A §2.9: opening pushes the route with its order, so Back closes it.
        onToggle={(number) =>
          navigate(
            path(number === history.open ? '/my-account/orders' : `/my-account/orders/${encodeURIComponent(number)}`),
          )
        }
        onMore={history.more}
        onRetry={history.retry}
        details={(order, now) => (
          <OrderView
            order={order}
            now={now}
            onChanged={(changed) => {
              history.change(changed);
              // The sidebar shows orders too, and money may have gone back as bonuses.
              accounts.refreshProfile().catch(() => undefined);
            }}
          />
        )}
        findPath={path('/order')}
      />
    </OrderWords>
  );
}
