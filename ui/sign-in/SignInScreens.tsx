import { useText } from '../text/text-context';
import { CodeScreen } from './CodeScreen';
import { ContactScreen } from './ContactScreen';
import { ForgottenScreen, MailSent } from './ForgottenScreen';
import { LinkScreen } from './LinkScreen';
import { NameScreen } from './NameScreen';
import { PasswordScreen } from './PasswordScreen';
import { RegisterScreen, type NewAccount, type Names } from './RegisterScreen';
import type { Refusal, Send } from '../state/use-submit';
import type { SendPasskey } from './use-passkey-way';

/** What the modal shows: a step of A §2.8, another way in, the question before a link signs in, or that a mail is on its way. */
export type Screen =
  | 'login'
  | 'sms-code'
  | 'enter-name'
  | 'password'
  | 'register'
  | 'forgot-password'
  | 'link'
  | 'mail-sent';

/** Other ways in that a screen leads to. */
type Way = 'login' | 'password' | 'register' | 'forgot-password';

/** What the modal lets somebody do. None of these rejects. */
export interface SignInActions {
  readonly onRequest: Send<string>;
  readonly onPasskey?: SendPasskey | undefined;
  readonly onCheck: Send<string>;
  readonly onCall: () => Promise<Refusal | undefined>;
  readonly onName: Send<string>;
  readonly onPassword: Send<{ readonly contact: string; readonly password: string }>;
  readonly onRegister: Send<NewAccount>;
  /** Names are typed for a new account. */
  readonly onNames?: ((names: Names) => void) | undefined;
  readonly onForgotten: Send<string>;
  /** Signs in by the link that was opened. */
  readonly onLink: () => Promise<Refusal | undefined>;
  readonly onBack: () => void;
  /** @param contact what was typed so far: it is typed once */
  readonly onWay: (way: Way, contact: string) => void;
}

export interface SignInScreenProps {
  readonly screen: Screen;
  /** What was typed, or is known. */
  readonly contact: string;
  /** Why somebody is asked to sign in, where they did not ask for it. */
  readonly reason?: string | undefined;
  /** Percent of an order that come back as bonuses; 0 where none do. */
  readonly percent?: number;
  readonly isEmail: boolean;
  /** Milliseconds since the epoch from which another code can be asked for. */
  readonly resendAt: number;
  /** Milliseconds since the epoch from which a call can be asked for once more. */
  readonly callAt?: number | undefined;
  /** The names that were typed for a new account since the modal was opened. */
  readonly names?: Names | undefined;
  /** What is known of the user's name. */
  readonly name: string;
  readonly actions: SignInActions;
}

/** The title of each screen. */
export function useScreenTitle(screen: Screen): string {
  const t = useText();
  const titles: Readonly<Record<Screen, string>> = {
    login: t('account.sign-in'),
    'sms-code': t('sign-in.code-title'),
    'enter-name': t('sign-in.name-title'),
    password: t('account.sign-in'),
    register: t('sign-in.register'),
    'forgot-password': t('sign-in.forgotten-title'),
    link: t('sign-in.link-title'),
    'mail-sent': t('sign-in.register'),
  };
  return titles[screen];
}

/** One screen of the sign-in modal. */
export function SignInScreens(props: SignInScreenProps) {
  const { screen, contact, reason, percent = 0, isEmail, resendAt, callAt, name, names, actions } = props;
  const t = useText();
  const to = (way: Way) => (typed: string) => actions.onWay(way, typed);
  const email = contact.includes('@') ? contact : '';
  switch (screen) {
    case 'login':
      return (
        <ContactScreen
          contact={contact}
          reason={reason}
          offer={percent > 0 ? t('menu.hint-percent', { percent }) : undefined}
          onSend={actions.onRequest}
          onPasskey={actions.onPasskey}
          onPassword={to('password')}
          onRegister={to('register')}
        />
      );
    case 'sms-code':
      return (
        <CodeScreen
          contact={contact}
          isEmail={isEmail}
          resendAt={resendAt}
          callAt={callAt}
          onCheck={actions.onCheck}
          onResend={() => actions.onRequest(contact)}
          onCall={actions.onCall}
          onBack={actions.onBack}
        />
      );
    case 'enter-name':
      return <NameScreen name={name} onSave={actions.onName} onBack={actions.onBack} />;
    case 'password':
      return (
        <PasswordScreen
          contact={contact}
          onSignIn={actions.onPassword}
          onCode={to('login')}
          onForgotten={to('forgot-password')}
        />
      );
    case 'register':
      return (
        <RegisterScreen
          email={email}
          names={names}
          onNames={actions.onNames}
          onRegister={actions.onRegister}
          onCode={to('login')}
        />
      );
    default:
      return <MailScreen screen={screen} contact={contact} actions={actions} />;
  }
}

interface MailScreenProps extends Pick<SignInScreenProps, 'actions' | 'contact'> {
  readonly screen: 'forgot-password' | 'link' | 'mail-sent';
}

/** What has to do with a mail that was, or is to be, sent. */
function MailScreen({ screen, contact, actions }: MailScreenProps) {
  const t = useText();
  const email = contact.includes('@') ? contact : '';
  switch (screen) {
    case 'forgot-password':
      return (
        <ForgottenScreen
          email={email}
          onSend={actions.onForgotten}
          onBack={(typed) => actions.onWay('password', typed)}
        />
      );
    case 'link':
      return <LinkScreen contact={contact} onLink={actions.onLink} onCode={() => actions.onWay('login', '')} />;
    case 'mail-sent':
      return (
        <MailSent text={t('sign-in.register-done', { email })} onBack={() => actions.onWay('register', contact)} />
      );
  }
}
