import type { ReactNode } from 'react';
import type { AccountsArea } from '../../../core/account';
import { awardedPercent } from '../../../core/internal';
import type { Page, User } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { SignInButton } from '../../parts/SignInButton';
import { AccountFrame, type AccountPart } from '../../pages/account/AccountFrame';
import { SignedOut } from '../../pages/account/SignedOut';
import { Waiting } from '../../pages/account/Waiting';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useText } from '../../text/text-context';
import { useAsyncArea } from '../../state/use-async-area';
import { useStarted } from '../../state/use-started';
import { useSignOut } from './use-sign-out';

interface Props {
  readonly page: Page;
  readonly part: AccountPart;
  readonly title: string;
  readonly children: (account: { readonly user: User; readonly accounts: AccountsArea }) => ReactNode;
}

const nothing = () => undefined;

/** Guards an account page. The server renders the frame only; guests sign in and return here. */
export function AccountGate({ page, part, title, children }: Props) {
  const shop = useShop();
  const t = useText();
  const user = useObservable(shop.user$, null);
  const settings = useObservable(shop.content.settings$, null);
  const isStarted = useStarted();
  const signOut = useSignOut();
  const path = (to: string) => shop.routing.localPath(to);
  if (isStarted && user === null) {
    const redirect = path(page.route.path);
    return (
      <SignedOut title={title} findPath={path('/order')} percent={settings === null ? 0 : awardedPercent(settings)}>
        <SignInButton request={{ redirect }} />
        <Button
          kind="secondary"
          aria-haspopup="dialog"
          onClick={() => shop.ui.openSignIn({ view: 'register', redirect })}
        >
          {t('sign-in.register')}
        </Button>
      </SignedOut>
    );
  }
  const isOwner = isStarted && user !== null;
  return (
    <AccountFrame part={part} title={title} pathOf={path} onSignOut={isOwner ? signOut : undefined}>
      {isOwner ? (
        // `key`: no state survives a change of user.
        <Account key={user.id} user={user}>
          {children}
        </Account>
      ) : (
        <Waiting state="loading" onRetry={nothing} />
      )}
    </AccountFrame>
  );
}

function Account({ user, children }: { readonly user: User; readonly children: Props['children'] }) {
  const shop = useShop();
  const accounts = useAsyncArea(() => shop.accounts());
  return accounts === null ? <Waiting state="loading" onRetry={nothing} /> : children({ user, accounts });
}
