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

export type Screen =
  | 'login'
  | 'sms-code'
  | 'enter-name'
  | 'password'
  | 'register'
  | 'forgot-password'
  | 'link'
  | 'mail-sent';

type Way = 'login' | 'password' | 'register' | 'forgot-password';

/** None of these rejects. */
export interface SignInActions {
  readonly onRequest: Send<string>;
  readonly onPasskey?: SendPasskey | undefined;
  readonly onCheck: Send<string>;
  readonly onCall: () => Promise<Refusal | undefined>;
  readonly onName: Send<string>;
  readonly onPassword: Send<{ readonly contact: string; readonly password: string }>;
  readonly onRegister: Send<NewAccount>;
  readonly onNames?: ((names: Names) => void) | undefined;
  readonly onForgotten: Send<string>;
  readonly onLink: () => Promise<Refusal | undefined>;
  readonly onBack: () => void;
  readonly onWay: (way: Way, contact: string) => void;
}

export interface SignInScreenProps {
  readonly screen: Screen;
  readonly contact: string;
  readonly reason?: string | undefined;
  readonly percent?: number;
  readonly isEmail: boolean;
  readonly resendAt: number;
  readonly callAt?: number | undefined;
  readonly names?: Names | undefined;
  readonly name: string;
  readonly actions: SignInActions;
}

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
