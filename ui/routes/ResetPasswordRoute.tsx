import { useEffect, useState } from 'react';
import { passwordProblem } from '../../core/account';
import { isShopError, type Arrival } from '../../core/shopper';
import { CreatePassword } from '../pages/account/CreatePassword';
import type { Refusal } from '../state/use-submit';
import { useLocation } from '../state/address';
import { forgetReset, keptReset } from '../state/drafts/kept-reset';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';
import { errorText, fieldText } from '../text/format';
import { useFormat, useText } from '../text/text-context';
import { useStarted } from '../state/use-started';

type Reset = NonNullable<Arrival['reset']>;

/** Target of the password mail. The token lives in memory and in this history entry. */
export function ResetPasswordRoute() {
  return useStarted() ? <Link /> : <CreatePassword link="asking" />;
}

function Link() {
  const shop = useShop();
  // Read once: it is cleared while the page still needs it.
  const [reset] = useState(() => shop.arrival.reset ?? keptReset());
  return reset === undefined ? <GoneLink /> : <GoodLink reset={reset} />;
}

/** Shown even if the shop cannot validate the link; then the submit validates it. */
function GoodLink({ reset }: { readonly reset: Reset }) {
  const shop = useShop();
  const [link, setLink] = useState<'asking' | 'good' | 'gone'>('asking');
  const { email, token } = reset;
  useEffect(() => {
    let live = true;
    const show = (isGood: boolean) => {
      if (!isGood) forgetReset();
      if (live) setLink(isGood ? 'good' : 'gone');
    };
    shop
      .accounts()
      .then((accounts) => accounts.isResetGood(email, token))
      .then(show, () => show(true));
    return () => {
      live = false;
    };
  }, [shop, email, token]);
  const onSave = useSetPassword(reset, () => {
    forgetReset();
    setLink('gone');
  });
  return link === 'gone' ? <GoneLink email={email} /> : <CreatePassword link={link} email={email} onSave={onSave} />;
}

function GoneLink({ email }: { readonly email?: string }) {
  const shop = useShop();
  const ask = () => shop.ui.openSignIn({ view: 'forgot-password', ...(email !== undefined && { contact: email }) });
  return <CreatePassword link="gone" onAsk={ask} />;
}

/** Sets the password and opens the account; falls back to signing in. */
function useSetPassword({ email, token }: Reset, onGone: () => void) {
  const shop = useShop();
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const [, navigate] = useLocation();
  return async (password: string): Promise<Refusal | undefined> => {
    const problem = passwordProblem(password);
    if (problem !== undefined) return { field: 'password', text: fieldText('password', problem, format) };
    try {
      const user = await (await shop.accounts()).createPassword(email, token, password);
      forgetReset();
      const redirect = shop.routing.localPath('/my-account');
      if (user === null) shop.ui.openSignIn({ view: 'password', contact: email, redirect });
      else navigate(redirect, { replace: true });
      return undefined;
    } catch (error) {
      if (isShopError(error, 'RESET_TOKEN_INCORRECT')) onGone();
      if (!isShopError(error)) notify(error);
      return { field: 'password', text: errorText(error, format, t) };
    }
  };
}
