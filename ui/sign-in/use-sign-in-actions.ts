import { useState } from 'react';
import { isShopError, type Shop, type ShopError, type User } from '../../core/shopper';
import { useLocation } from '../state/address';
import { useShop } from '../state/shop-context';
import { errorText } from '../text/format';
import { useFormat, useText, type Translate } from '../text/text-context';
import { sendPasskey, type PasskeyOutcome } from './send-passkey';
import type { SignInActions } from './SignInScreens';
import type { Refusal } from '../state/use-submit';

function pieces({ cart }: Shop): number {
  return cart.snapshot.cartItems.reduce((sum, { qty }) => sum + qty, 0);
}

function useNotifyAddedLines(): (before: number) => void {
  const shop = useShop();
  const t = useText();
  return (before) => {
    const after = pieces(shop);
    if (after === 0) return;
    const key = before === 0 ? 'sign-in.bag-found' : after > before ? 'sign-in.bag-joined' : 'sign-in.bag-kept';
    const count = before === 0 ? after : before;
    shop.notices.spawn({ type: 'success', code: key, message: t(key, { count }), timeToLive: 5000 });
  };
}

function useGoOn(): () => void {
  const shop = useShop();
  const [, navigate] = useLocation();
  return () => {
    if (shop.ui.snapshot.authElem !== null) return;
    const to = shop.ui.takeRedirect();
    if (to !== null && to !== window.location.pathname + window.location.search) navigate(to);
  };
}

function useAttempt(): (field: string, work: () => Promise<unknown>) => Promise<Refusal | undefined> {
  const t = useText();
  const format = useFormat();
  return async (field, work) => {
    try {
      await work();
      return undefined;
    } catch (error) {
      // Other errors are mostly failed code loads.
      if (!isShopError(error) && !navigator.onLine) return { field, text: t('error.area-offline') };
      const text = errorText(error, format, t);
      return isShopError(error, 'REGISTER_SMS_CODE_INCORRECT') ? wrongCode(error, text, t) : { field, text };
    }
  };
}

function wrongCode({ details }: ShopError, text: string, t: Translate): Refusal {
  const { attemptsLeft } = details;
  if (typeof attemptsLeft !== 'number') return { field: 'code', text };
  if (attemptsLeft <= 0) return { field: 'code', text: t('sign-in.code-spent'), code: 'spent' };
  return { field: 'code', text: t('sign-in.code-wrong', { count: attemptsLeft }), code: 'wrong' };
}

function fieldOf(error: unknown, fallback: string): string {
  const [first] = isShopError(error) ? (error.details.fields ?? []) : [];
  return first?.field.split('.').at(-1) ?? fallback;
}

interface Actions extends Omit<SignInActions, 'onBack' | 'onWay'> {
  readonly mailTo: string | undefined;
  readonly forgetMail: () => void;
}

export function useSignInActions(contact: string, linkCode = ''): Actions {
  const shop = useShop();
  const t = useText();
  const attempt = useAttempt();
  const notifyAddedLines = useNotifyAddedLines();
  const goOn = useGoOn();
  const [mailTo, setMailTo] = useState<string | undefined>(undefined);
  const enter = async (work: () => Promise<User | null>): Promise<User | null> => {
    const before = pieces(shop);
    const user = await work();
    if (user === null) return null;
    notifyAddedLines(before);
    goOn();
    return user;
  };
  return {
    mailTo,
    forgetMail: () => setMailTo(undefined),
    onRequest: (typed) => attempt('contact', async () => (await shop.accounts()).requestCode(typed)),
    onPasskey: async (way, signal) => {
      const none: PasskeyOutcome[] = [];
      const refusal = await attempt('contact', () =>
        enter(async () => {
          const outcome = await sendPasskey(() => shop.accounts(), way, signal);
          if (typeof outcome === 'object') return outcome;
          none.push(outcome);
          return null;
        }),
      );
      return none.length === 0 ? refusal : { field: 'contact', text: t('sign-in.no-passkey') };
    },
    onCheck: (code) => attempt('code', () => enter(async () => (await shop.accounts()).checkCode(code))),
    onCall: () => attempt('code', async () => (await shop.accounts()).callBack(contact)),
    onName: (name) =>
      attempt('name', async () => {
        await (await shop.accounts()).saveName(name);
        goOn();
      }),
    onPassword: (given) =>
      attempt('password', () =>
        enter(async () => (await shop.accounts()).loginWithPassword(given.contact, given.password)),
      ),
    onRegister: async (account) => {
      let field = 'email';
      const refusal = await attempt(field, async () => {
        try {
          const user = await enter(async () => (await shop.accounts()).register(account));
          if (user === null) setMailTo(account.email.trim());
        } catch (error) {
          field = fieldOf(error, field);
          throw error;
        }
      });
      return refusal && { ...refusal, field };
    },
    onLink: () => attempt('link', () => enter(async () => (await shop.accounts()).fastLogin(contact, linkCode))),
    onForgotten: (email) => attempt('email', async () => (await shop.accounts()).resetPassword(email)),
  };
}
