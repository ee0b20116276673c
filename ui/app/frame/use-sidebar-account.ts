import { useEffect, useState } from 'react';
import { of, type Observable } from 'rxjs';
import type { AccountsArea, AccountState } from '../../../core/account';
import type { SidebarVisitor } from '../../shell/SidebarPerson';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useNotify } from '../../state/use-notify';

const NOBODY: Observable<Pick<AccountState, 'previous'>> = of({ previous: null });

interface SidebarAccount {
  readonly visitor: SidebarVisitor;
  readonly onSignOut: (() => void) | undefined;
}

export function useSidebarAccount(): SidebarAccount {
  const shop = useShop();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const user = useObservable(shop.user$, null);
  const accounts = useAccounts(user !== null);
  const { previous } = useObservable(accounts?.state$ ?? NOBODY, { previous: null });
  if (user === null) return { visitor: { kind: 'guest', onSignIn: () => shop.ui.openSignIn() }, onSignOut: undefined };
  const run = (work: (area: AccountsArea) => Promise<unknown>) => {
    shop.accounts().then(work).catch(notify);
  };
  const signOut = () =>
    run(async (area) => {
      const { leaveDevice } = await loadWayOut();
      await leaveDevice(area, user);
      shop.ui.close('sidebar');
      navigate(shop.routing.localPath('/'));
    });
  const comeBack = () =>
    run(async (area) => {
      await area.returnToPrevious();
      shop.ui.close('sidebar');
    });
  const back = previous === null ? undefined : { user: previous, onReturn: comeBack };
  return { visitor: { kind: 'user', user, previous: back }, onSignOut: signOut };
}

/** Loaded in advance for signed-in users, who may sign out offline. */
const loadWayOut = () => import('../../state/device/leave-device');

function useAccounts(isSignedIn: boolean): AccountsArea | undefined {
  const shop = useShop();
  const [accounts, setAccounts] = useState<AccountsArea>();
  useEffect(() => {
    if (!isSignedIn) return;
    Promise.all([shop.accounts(), loadWayOut()]).then(
      ([area]) => setAccounts(area),
      () => undefined,
    );
  }, [shop, isSignedIn]);
  return isSignedIn ? accounts : undefined;
}
