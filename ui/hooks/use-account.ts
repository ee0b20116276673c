import { useMemo } from 'react';
import type { AccountsArea } from '../../core/account';
import type { User } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useIsHydrating } from '../state/use-is-hydrating';
import { useObservable } from './use-observable';
import { useStarted } from '../state/use-started';
import { useActions, type ActionState } from './actions';

type Outcome<M extends (...args: never[]) => Promise<unknown>> = Promise<Awaited<ReturnType<M>> | undefined>;

/** Session and sign-in. Actions never reject: on failure they resolve to `undefined` and set `error`. */
export interface AccountHook extends ActionState {
  /** null for a guest, and while unknown. */
  readonly user: User | null;
  readonly isLoading: boolean;
  readonly requestCode: (contact: string) => Outcome<AccountsArea['requestCode']>;
  readonly checkCode: (code: string, contact?: string) => Outcome<AccountsArea['checkCode']>;
  readonly loginWithPassword: (username: string, password: string) => Outcome<AccountsArea['loginWithPassword']>;
  readonly register: (...args: Parameters<AccountsArea['register']>) => Outcome<AccountsArea['register']>;
  readonly update: (...args: Parameters<AccountsArea['update']>) => Outcome<AccountsArea['update']>;
  readonly logout: () => Promise<void>;
}

/** Account hook; starts the shop. Code loads on the first action, or at once for signed-in users. */
export function useAccount(): AccountHook {
  const shop = useShop();
  const isStarted = useStarted();
  const isHydrating = useIsHydrating();
  const user = useObservable(shop.user$, null);
  const [actions, doing] = useActions();
  const done = useMemo(() => {
    const ask = <T>(work: (accounts: AccountsArea) => Promise<T>) =>
      actions.run(async () => work(await shop.accounts()));
    return {
      requestCode: (contact: string) => ask((accounts) => accounts.requestCode(contact)),
      checkCode: (code: string, contact?: string) => ask((accounts) => accounts.checkCode(code, contact)),
      loginWithPassword: (name: string, password: string) =>
        ask((accounts) => accounts.loginWithPassword(name, password)),
      register: (...args: Parameters<AccountsArea['register']>) => ask((accounts) => accounts.register(...args)),
      update: (...args: Parameters<AccountsArea['update']>) => ask((accounts) => accounts.update(...args)),
      logout: () => ask((accounts) => accounts.logout()),
    };
  }, [shop, actions]);
  return { user: isHydrating ? null : user, isLoading: !isStarted, ...done, ...doing };
}
