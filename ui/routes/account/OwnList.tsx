import type { ReactNode } from 'react';
import { AccountFrame, type AccountPart } from '../../pages/account/AccountFrame';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useSignOut } from './use-sign-out';

export function OwnList({ part, children }: { readonly part: AccountPart; readonly children: ReactNode }) {
  const shop = useShop();
  const user = useObservable(shop.user$, null);
  const signOut = useSignOut();
  if (user === null) return children;
  return (
    <AccountFrame part={part} pathOf={(path) => shop.routing.localPath(path)} onSignOut={signOut}>
      <div>{children}</div>
    </AccountFrame>
  );
}
