import { useState } from 'react';
import { nameProblem, passwordProblem } from '../../core/account';
import type { FieldProblem } from '../../core/shopper';
import { Field } from '../components/fields/Field';
import { PasswordField } from '../components/fields/PasswordField';
import { PasswordStrengthBar } from '../components/fields/PasswordStrengthBar';
import { fieldText } from '../text/format';
import { useFormat, useText } from '../text/text-context';
import { SignInFrame } from './SignInFrame';
import styles from './SignIn.module.css';
import { useSubmit, type Send } from '../state/use-submit';

export interface NewAccount {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
}

export type Names = Pick<NewAccount, 'firstname' | 'lastname'>;

interface Props {
  readonly email: string;
  readonly names?: Names | undefined;
  readonly onNames?: ((names: Names) => void) | undefined;
  readonly onRegister: Send<NewAccount>;
  readonly onCode: (contact: string) => void;
}

const NO_NAMES: Names = { firstname: '', lastname: '' };
const NAMES = ['firstname', 'lastname'] as const;

function emptyOf(account: NewAccount): keyof NewAccount | undefined {
  const fields = [...NAMES, 'email'] as const;
  return fields.find((field) => account[field].trim() === '');
}

function nameFaultOf(account: NewAccount): { readonly field: keyof Names; readonly problem: FieldProblem } | undefined {
  for (const field of NAMES) {
    const problem = nameProblem(account[field]);
    if (problem !== undefined) return { field, problem };
  }
  return undefined;
}

export function RegisterScreen({ email, names = NO_NAMES, onNames, onRegister, onCode }: Props) {
  const t = useText();
  const format = useFormat();
  const [account, setAccount] = useState<NewAccount>({ ...names, email, password: '' });
  const { busy, submit, refusal, errorOf, refuse, clear } = useSubmit(onRegister);
  const change = (field: keyof NewAccount) => (value: string) => {
    const next = { ...account, [field]: value };
    setAccount(next);
    onNames?.({ firstname: next.firstname, lastname: next.lastname });
    clear();
  };
  const register = () => {
    const empty = emptyOf(account);
    const name = nameFaultOf(account);
    const problem = passwordProblem(account.password);
    if (empty !== undefined) refuse({ field: empty, text: t('sign-in.fill-in') });
    else if (name !== undefined) refuse({ field: name.field, text: fieldText(name.field, name.problem, format) });
    else if (problem !== undefined) refuse({ field: 'password', text: fieldText('password', problem, format) });
    else void submit(account);
  };
  const others = (
    <button type="button" onClick={() => onCode(account.email)}>
      {t('sign-in.have-account')} {t('account.sign-in')}
    </button>
  );
  return (
    <SignInFrame action={t('sign-in.register')} busy={busy} refused={refusal} onSubmit={register} others={others}>
      <Names account={account} errorOf={errorOf} change={change} />
      <Field
        id="sign-in-email"
        label={t('checkout.email')}
        type="email"
        value={account.email}
        required
        autoComplete="username"
        maxLength={254}
        error={errorOf('email')}
        onChange={change('email')}
      />
      <div>
        <PasswordField
          id="sign-in-new-password"
          label={t('checkout.password')}
          hint={t('checkout.password-hint')}
          value={account.password}
          autoComplete="new-password"
          error={errorOf('password')}
          onChange={change('password')}
        />
        <PasswordStrengthBar password={account.password} own={[account.firstname, account.lastname, account.email]} />
      </div>
    </SignInFrame>
  );
}

interface NamesProps {
  readonly account: NewAccount;
  readonly errorOf: (field: string) => string | undefined;
  readonly change: (field: keyof NewAccount) => (value: string) => void;
}

function Names({ account, errorOf, change }: NamesProps) {
  const t = useText();
  return (
    <div className={styles.names}>
      {NAMES.map((field) => (
        <Field
          key={field}
          id={`sign-in-${field}`}
          label={t(field === 'firstname' ? 'checkout.first-name' : 'checkout.last-name')}
          value={account[field]}
          required
          autoComplete={field === 'firstname' ? 'given-name' : 'family-name'}
          maxLength={100}
          error={errorOf(field)}
          onChange={change(field)}
        />
      ))}
    </div>
  );
}
