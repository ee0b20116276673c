import { clsx } from 'clsx';
import { useState } from 'react';
import { inNameOrder } from '../../../core/account';
import { guessEmail } from '../../../core/internal';
import type { PersonalDetails } from '../../../core/shopper';
import { Field } from '../../components/fields/Field';
import { PasswordField } from '../../components/fields/PasswordField';
import { PasswordStrengthBar } from '../../components/fields/PasswordStrengthBar';
import { useLocale, useText } from '../../text/text-context';
import type { CheckoutForm } from './checkout-form';
import styles from './Fields.module.css';
import { Guess } from './Guess';
import type { SavedDetails } from './saved-details';

interface Props {
  readonly details: PersonalDetails;
  readonly form: CheckoutForm;
  readonly offersAccount: boolean;
  readonly onChange: (change: Partial<PersonalDetails>) => void;
  readonly onSignIn: () => void;
  readonly saved?: SavedDetails | undefined;
}

export function PersonalSection(props: Props) {
  const { offersAccount, onSignIn, saved } = props;
  const t = useText();
  return (
    <div className={styles.fields}>
      {offersAccount && (
        <p className={clsx(styles.whole, styles.aside)}>
          {t('sign-in.have-account')}{' '}
          <button type="button" aria-haspopup="dialog" onClick={onSignIn}>
            {t('account.sign-in')}
          </button>
        </p>
      )}
      {saved?.canFillIn === true && <FillIn {...saved} />}
      <Names {...props} />
      <Email {...props} />
      {offersAccount && <Account {...props} />}
    </div>
  );
}

function Names({ details, form, onChange }: Pick<Props, 'details' | 'form' | 'onChange'>) {
  const t = useText();
  const given = (
    <Field
      id="personal-firstName"
      label={t('checkout.first-name')}
      value={details.firstName}
      autoComplete="given-name"
      required
      error={form.errors['personal.firstName']}
      onChange={(firstName) => onChange({ firstName })}
      onDone={() => form.onLeave('personal.firstName')}
    />
  );
  const family = (
    <Field
      id="personal-lastName"
      label={t('checkout.last-name')}
      value={details.lastName}
      autoComplete="family-name"
      required
      error={form.errors['personal.lastName']}
      onChange={(lastName) => onChange({ lastName })}
      onDone={() => form.onLeave('personal.lastName')}
    />
  );
  const [first, second] = inNameOrder(useLocale(), given, family);
  return (
    <>
      {first}
      {second}
    </>
  );
}

function Email({ details, form, onChange }: Pick<Props, 'details' | 'form' | 'onChange'>) {
  const t = useText();
  const [left, setLeft] = useState('');
  const meant = left === details.emailAddress ? guessEmail(left) : undefined;
  return (
    <div className={styles.whole}>
      <div>
        <Field
          id="personal-emailAddress"
          label={t('checkout.email')}
          type="email"
          value={details.emailAddress}
          autoComplete="email"
          required
          hint={t('checkout.email-hint')}
          error={form.errors['personal.emailAddress']}
          onChange={(emailAddress) => onChange({ emailAddress })}
          onDone={() => {
            setLeft(details.emailAddress);
            form.onLeave('personal.emailAddress');
          }}
        />
      </div>
      <Guess
        field="personal-emailAddress"
        question={meant === undefined ? undefined : t('checkout.email-guess', { email: meant })}
        onTake={() => onChange({ emailAddress: meant ?? details.emailAddress })}
      />
    </div>
  );
}

/** Focus the first field, since the button disappears. */
function FillIn({ name, onFillIn }: SavedDetails) {
  const t = useText();
  return (
    <p className={clsx(styles.whole, styles.aside)}>
      <button
        type="button"
        onClick={() => {
          document.getElementById('personal-firstName')?.focus();
          onFillIn();
        }}
      >
        {t('saved.fill-in', { name })}
      </button>
    </p>
  );
}

/** An account is optional. */
function Account({ details, form, onChange }: Props) {
  const t = useText();
  return (
    <>
      <label className={clsx(styles.whole, styles.check)}>
        <input
          type="checkbox"
          checked={details.createAccount}
          onChange={(event) => onChange({ createAccount: event.currentTarget.checked })}
        />
        {t('checkout.create-account')}
      </label>
      {details.createAccount && (
        <div className={styles.whole}>
          <div>
            <PasswordField
              id="personal-password"
              label={t('checkout.password')}
              value={details.password}
              autoComplete="new-password"
              hint={t('checkout.password-hint')}
              error={form.errors['personal.password']}
              onChange={(password) => onChange({ password })}
              onDone={() => form.onLeave('personal.password')}
            />
          </div>
          <PasswordStrengthBar
            password={details.password}
            own={[details.firstName, details.lastName, details.emailAddress]}
          />
        </div>
      )}
    </>
  );
}
