import { clsx } from 'clsx';
import type { PersonalDetails } from '../../../core';
import type { FieldTexts } from '../../text/say';
import { Field } from '../../components/Field';
import { useText } from '../../text/text-context';
import styles from './Fields.module.css';

interface Props {
  readonly details: PersonalDetails;
  readonly errors: FieldTexts;
  readonly onChange: (change: Partial<PersonalDetails>) => void;
}

export function PersonalSection({ details, errors, onChange }: Props) {
  const t = useText();
  return (
    <div className={styles.fields}>
      <Field
        id="personal-firstName"
        label={t('checkout.first-name')}
        value={details.firstName}
        autoComplete="given-name"
        required
        error={errors['personal.firstName']}
        onChange={(firstName) => onChange({ firstName })}
      />
      <Field
        id="personal-lastName"
        label={t('checkout.last-name')}
        value={details.lastName}
        autoComplete="family-name"
        required
        error={errors['personal.lastName']}
        onChange={(lastName) => onChange({ lastName })}
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
          error={errors['personal.emailAddress']}
          onChange={(emailAddress) => onChange({ emailAddress })}
        />
      </div>
      <Account details={details} errors={errors} onChange={onChange} />
    </div>
  );
}

/** An account is an offer, never a condition (S §1). */
function Account({ details, errors, onChange }: Props) {
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
          <Field
            id="personal-password"
            label={t('checkout.password')}
            type="password"
            value={details.password}
            autoComplete="new-password"
            required
            hint={t('checkout.password-hint')}
            error={errors['personal.password']}
            onChange={(password) => onChange({ password })}
          />
        </div>
      )}
    </>
  );
}
