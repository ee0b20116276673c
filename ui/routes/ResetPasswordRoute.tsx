import { useEffect, useState } from 'react';
import { isShopError, passwordProblem, type Arrival } from '../../core';
import { Button } from '../components/Button';
import { PasswordField } from '../components/PasswordField';
import { PasswordStrengthBar } from '../components/PasswordStrengthBar';
import { MessagePage } from '../pages/MessagePage';
import { useSubmit, type Refusal } from '../sign-in/use-submit';
import { useLocation } from '../state/address';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';
import { errorText, fieldText } from '../text/say';
import { useSay, useText } from '../text/text-context';
import { useStarted } from './use-started';

/** /create-password: where the mail for a new password leads (A §7). What its link brought is in memory alone. */
export function ResetPasswordRoute() {
  const shop = useShop();
  const t = useText();
  const isStarted = useStarted();
  const { reset } = shop.arrival;
  if (!isStarted) return <MessagePage title={t('reset.title')} text="" />;
  return reset === undefined ? <GoneLink /> : <GoodLink reset={reset} />;
}

/** The form where the link still sets a password. Where the shop cannot be asked it stands, and the shop says when it is sent. */
function GoodLink({ reset }: { readonly reset: NonNullable<Arrival['reset']> }) {
  const shop = useShop();
  const t = useText();
  const [state, setState] = useState<'asking' | 'good' | 'gone'>('asking');
  const { email, token } = reset;
  useEffect(() => {
    let live = true;
    const show = (isGood: boolean) => {
      if (live) setState(isGood ? 'good' : 'gone');
    };
    shop
      .accounts()
      .then((accounts) => accounts.isResetGood(email, token))
      .then(show, () => show(true));
    return () => {
      live = false;
    };
  }, [shop, email, token]);
  if (state === 'asking') return <MessagePage title={t('reset.title')} text="" />;
  if (state === 'gone') return <GoneLink email={email} />;
  return <NewPassword reset={reset} onGone={() => setState('gone')} />;
}

/** The link sets no password any more: what is left is another one. */
function GoneLink({ email }: { readonly email?: string }) {
  const shop = useShop();
  const t = useText();
  return (
    <MessagePage title={t('reset.title')} text={t('reset.link-used')}>
      <Button
        onClick={() => shop.ui.openSignIn({ view: 'forgot-password', ...(email !== undefined && { contact: email }) })}
      >
        {t('reset.ask')}
      </Button>
    </MessagePage>
  );
}

/** Sets the password; the shop signs in with it, and the account is the next page (A §8). Where that does not work they sign in. */
function useSetPassword({ email, token }: NonNullable<Arrival['reset']>, onGone: () => void) {
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

interface NewPasswordProps {
  readonly reset: NonNullable<Arrival['reset']>;
  readonly onGone: () => void;
}

function NewPassword({ reset, onGone }: NewPasswordProps) {
  const t = useText();
  const [password, setPassword] = useState('');
  const { busy, submit, errorOf, mend } = useSubmit(useSetPassword(reset, onGone));
  return (
    <MessagePage title={t('reset.title')} text={reset.email}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(password);
        }}
      >
        {/* For the browser's list of passwords: it keeps the new one with its name. */}
        <input type="email" autoComplete="username" value={reset.email} readOnly hidden />
        <PasswordField
          id="new-password"
          label={t('checkout.password')}
          hint={t('checkout.password-hint')}
          value={password}
          error={errorOf('password')}
          onChange={(value) => {
            setPassword(value);
            mend();
          }}
          autoComplete="new-password"
        />
        <PasswordStrengthBar password={password} own={[reset.email]} />
        <Button type="submit" busy={busy}>
          {t('reset.save')}
        </Button>
      </form>
    </MessagePage>
  );
}
