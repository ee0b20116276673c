import { useLocation } from '../state/address';
import type { AccountsArea } from '../../core/account';
import type { Page } from '../../core/shopper';
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

/** Takes the place of an order number in the URL. */
const DOWNLOADS = 'downloads';

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

function openIn({ route }: Page): string | undefined {
  const { orderId } = route.params;
  return typeof orderId === 'string' && orderId !== '' ? orderId : undefined;
}

function Orders({ accounts, open }: { readonly accounts: AccountsArea; readonly open: string | undefined }) {
  const shop = useShop();
  const online = useOnline();
  const [, navigate] = useLocation();
  const history = useOrderPages(accounts, open);
  useOrdersArea(); // preloaded, so that late actions do not shift an opened order
  const path = (to: string) => shop.routing.localPath(to);
  return (
    <OrderWords meanwhile={<Waiting state="loading" onRetry={() => undefined} />}>
      <OrderList
        pages={history.pages}
        online={online}
        open={history.open ?? open}
        isUnknown={open !== undefined && history.unknown === open}
        homePath={path('/')}
        // Opening pushes a history entry, so that Back closes it.
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
              // Update the sidebar; refunds may have returned bonuses.
              accounts.refreshProfile().catch(() => undefined);
            }}
          />
        )}
        findPath={path('/order')}
      />
    </OrderWords>
  );
}
