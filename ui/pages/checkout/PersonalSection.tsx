import { clsx } from 'clsx';
import type { PersonalDetails } from '../../../core';
import { Field } from '../../components/Field';
import { PasswordField } from '../../components/PasswordField';
import { useText } from '../../text/text-context';
import type { CheckoutForm } from './checkout-form';
import styles from './Fields.module.css';
import { LEAST_PASSWORD, passwordStrength } from './password-strength';

interface Props {
  readonly details: PersonalDetails;
  readonly form: CheckoutForm;
  /** Whether an account can be made: whoever is signed in has one. */
  readonly offersAccount: boolean;
  readonly onChange: (change: Partial<PersonalDetails>) => void;
}

export function PersonalSection(props: Props) {
  const { details, form, offersAccount, onChange } = props;
  const t = useText();
  return (
    <div className={styles.fields}>
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
      <div className={styles.whole}>
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
          onDone={() => form.onLeave('personal.emailAddress')}
        />
      </div>
      {offersAccount && <Account {...props} />}
    </div>
  );
}

/** An account is an offer, never a condition (S §1). */
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
          {details.password !== '' && <Strength details={details} />}
        </div>
      )}
    </>
  );
}

/** How many of the four bars are filled. */
const BARS = { short: 1, weak: 2, fair: 3, strong: 4 } as const;

function Strength({ details }: Pick<Props, 'details'>) {
  const t = useText();
  const { password, firstName, lastName, emailAddress } = details;
  const strength = passwordStrength(password, [firstName, lastName, emailAddress]);
  return (
    <div className={styles.strength} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-on={bar <= BARS[strength] || undefined} />
        ))}
      </span>
      <p role="status">
        {t(`strength.${strength}`, { count: Math.max(0, LEAST_PASSWORD - Array.from(password).length) })}
      </p>
    </div>
  );
}
