import { useEffect, useState } from 'react';
import {
  deliveryMoment,
  deliveryStatus,
  deliveryStep,
  type AccountsArea,
  type CustomerOrder,
} from '../../core/account';
import { awardedPercent, type BonusMovement } from '../../core/internal';
import type { Page, User } from '../../core/shopper';
import type { ActiveOrder } from '../components/orders/ActiveOrders';
import { Overview, type Recent } from '../pages/account/Overview';
import { useShop } from '../state/shop-context';
import { untilLoaded } from '../loading/until-loaded';
import { useObservable } from '../state/use-observable';
import { useOnline } from '../state/use-online';
import { useText } from '../text/text-context';
import { AccountGate } from './account/AccountGate';

export function AccountRoute({ page }: { readonly page: Page }) {
  const t = useText();
  return (
    <AccountGate page={page} part="overview" title={t('account.title')}>
      {({ user, accounts }) => <Account user={user} accounts={accounts} />}
    </AccountGate>
  );
}

function Account({ user, accounts }: { readonly user: User; readonly accounts: AccountsArea }) {
  const shop = useShop();
  const online = useOnline();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const { recent, retry } = useRecent(accounts);
  const path = (to: string) => shop.routing.localPath(to);
  const currency = shop.storeViews.current.i18n.currencyCode;
  const earns = settings === null ? 0 : Math.min(awardedPercent(settings, { user, currency }), 100);
  return (
    <Overview
      user={user}
      recent={recent}
      online={online}
      earns={earns > 0 ? earns : undefined}
      bonuses={useBonuses(accounts)}
      pathOf={path}
      onRetry={retry}
    />
  );
}

/** The balance shows without its history if it cannot be read. */
function useBonuses(accounts: AccountsArea): readonly BonusMovement[] | undefined {
  const [bonuses, setBonuses] = useState<readonly BonusMovement[]>();
  useEffect(() => untilLoaded(() => accounts.bonuses(), { here: setBonuses }), [accounts]);
  return bonuses;
}

const LOOKED_AT = 10;

/** Also refreshes the user, since balances change elsewhere. */
function useRecent(accounts: AccountsArea): { readonly recent: Recent; readonly retry: () => void } {
  const [recent, setRecent] = useState<Recent>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    accounts.refreshProfile().catch(() => undefined);
    return untilLoaded(() => accounts.orders({ pageSize: LOOKED_AT, currentPage: 1 }), {
      here: ({ items: [last, ...others] }) => setRecent({ last, others: others.map(activeOf), now: Date.now() }),
      failed: () => setRecent('failed'),
    });
  }, [accounts, attempt]);
  return { recent, retry: () => setAttempt((count) => count + 1) };
}

function activeOf(order: CustomerOrder): ActiveOrder {
  const { increment_id, order_status, stage, canceled } = order;
  const unpaid = deliveryStatus(order) === 'unpaid';
  return { increment_id, stage: deliveryStep(order_status, stage), canceled, unpaid, moment: deliveryMoment(order) };
}
