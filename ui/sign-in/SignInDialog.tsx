import { useEffect, useRef, useState, type RefObject } from 'react';
import { NEVER } from 'rxjs';
import { awardedPercent } from '../../core/internal';
import type { AccountsArea, AccountState } from '../../core/account';
import type { AuthElem } from '../../core/internal';
import type { PanelProps } from '../parts/PanelSlot';
import { Drawer } from '../components/base/Drawer';
import { useAsyncArea } from '../state/use-async-area';
import { focusPage } from '../state/focus-page';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { noticeText } from '../text/format';
import { useFormat } from '../text/text-context';
import type { Names } from './RegisterScreen';
import { SignInScreens, useScreenTitle, type Screen } from './SignInScreens';
import { useSignInActions } from './use-sign-in-actions';

const CLOSED: AuthElem = { view: 'login', contact: '' };

/** The sign-in modal. Errors appear at their fields; page notices are not shown. */
export function SignInDialog({ open }: PanelProps) {
  const shop = useShop();
  const format = useFormat();
  const accounts = useAsyncArea(() => shop.accounts());
  const { authElem } = useObservable(shop.ui.state$, shop.ui.snapshot);
  const state = useObservable<AccountState | null>(accounts?.state$ ?? NEVER, accounts?.snapshot ?? null);
  const settings = useObservable(shop.content.settings$, null);
  const shown = useLast(authElem);
  const contact =
    state?.signIn.contact === undefined || state.signIn.contact === '' ? shown.contact : state.signIn.contact;
  const { mailTo, forgetMail, ...actions } = useSignInActions(contact, shown.code);
  const screen = screenOf(shown, state, mailTo);
  const [names, setNames] = useState<Names>();
  // Never shown to the next user of the modal.
  if (!open && names !== undefined) setNames(undefined);
  const body = useRef<HTMLDivElement>(null);
  useFocus({ body, open, screen });
  const close = () => shop.ui.closeSignIn({ redirect: true });
  const way = (view: AuthElem['view'], typed: string) => {
    forgetMail();
    shop.ui.openSignIn({ view, contact: typed });
  };
  const back = (area: AccountsArea | null) => area?.back();
  return (
    <Drawer
      open={open}
      onClose={() => shop.ui.snapshot.authElem !== null && close()}
      title={useScreenTitle(screen)}
      side="middle"
    >
      <div ref={body}>
        {open && (
          // Remounted for each opening, so that no password remains.
          <SignInScreens
            key={`${screen} ${shown.view}`}
            screen={screen}
            contact={mailTo ?? contact}
            reason={shown.reason && noticeText(shown.reason, format)}
            percent={settings === null ? 0 : awardedPercent(settings)}
            isEmail={state?.signIn.isEmail ?? false}
            resendAt={state?.signIn.resendAt ?? 0}
            callAt={state?.signIn.callAt}
            names={names}
            name={state?.signIn.name ?? ''}
            actions={{ ...actions, onNames: setNames, onBack: () => back(accounts), onWay: way }}
          />
        )}
      </div>
    </Drawer>
  );
}

/** Keeps the content during the closing animation. */
function useLast(authElem: AuthElem | null): AuthElem {
  const [last, setLast] = useState(authElem ?? CLOSED);
  if (authElem !== null && authElem !== last) setLast(authElem);
  return authElem ?? last;
}

function screenOf({ view }: AuthElem, state: AccountState | null, mailTo: string | undefined): Screen {
  const step = state?.signIn.step;
  if (step === 'enter-name') return step;
  if (view === 'login') return step === 'sms-code' ? step : 'login';
  return view === 'register' && mailTo !== undefined ? 'mail-sent' : view;
}

interface Focused {
  readonly body: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly screen: Screen;
}

function firstOf(body: HTMLElement | null): HTMLElement | null | undefined {
  const fields = [...(body?.querySelectorAll('input') ?? [])];
  return fields.find(({ value }) => value === '') ?? fields[0] ?? body?.querySelector('button');
}

/** Focuses the first empty field; on close restores focus, or moves it to the page. */
function useFocus({ body, open, screen }: Focused): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open) firstOf(body.current)?.focus();
    else if (wasOpen.current) focusPage();
    wasOpen.current = open;
  }, [body, open, screen]);
}
