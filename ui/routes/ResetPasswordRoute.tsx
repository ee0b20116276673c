import { useEffect, useState } from 'react';
import { isShopError, passwordProblem, type Arrival } from '../../core';
import { CreatePassword } from '../pages/account/CreatePassword';
import type { Refusal } from '../state/use-submit';
import { useLocation } from '../state/address';
import { forgetReset, keptReset } from '../state/kept-reset';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';
import { errorText, fieldText } from '../text/say';
import { useSay, useText } from '../text/text-context';
import { useStarted } from '../state/use-started';

type Reset = NonNullable<Arrival['reset']>;

/** /create-password: where the mail for a new password leads (A §7). What its link brought is in memory, and in this entry of the history. */
export function ResetPasswordRoute() {
  return useStarted() ? <Link /> : <CreatePassword link="asking" />;
}

function Link() {
  const shop = useShop();
  // Once: it is forgotten while the page still speaks of it.
  const [reset] = useState(() => shop.arrival.reset ?? keptReset());
  return reset === undefined ? <GoneLink /> : <GoodLink reset={reset} />;
}

/** The form where the link still sets a password. Where the shop cannot be asked it stands, and the shop says when it is sent. */
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

/** The link sets no password any more: what is left is another one. */
function GoneLink({ email }: { readonly email?: string }) {
  const shop = useShop();
  const ask = () => shop.ui.openSignIn({ view: 'forgot-password', ...(email !== undefined && { contact: email }) });
  return <CreatePassword link="gone" onAsk={ask} />;
}

/** Sets the password; the shop signs in with it, and the account is the next page (A §8). Where that does not work they sign in. */
function useSetPassword({ email, token }: Reset, onGone: () => void) {
  const shop = useShop();
  const t = useText();
  const say = useSay();
  const notify = useNotify();
  const [, navigate] = useLocation();
  return async (password: string): Promise<Refusal | undefined> => {
    const problem = passwordProblem(password);
    if (problem !== undefined) return { field: 'password', text: fieldText('password', problem, say) };
    try {
      const user = await (await shop.accounts()).createPassword(email, token, password);
      forgetReset();
      const redirect = shop.routing.localPath('/my-account');
      if (user === null) shop.ui.openSignIn({ view: 'password', contact: email, redirect });
      else navigate(redirect, { replace: true });
      return undefined;
    } catch (error) {
      if (isShopError(error, 'RESET_TOKEN_INCORRECT')) onGone();
      if (!isShopError(error)) notify(error); // what the shop refuses is shown already
      return { field: 'password', text: errorText(error, say, t) };
    }
  };
}
