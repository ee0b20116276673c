import { clsx } from 'clsx';
import { useState, type SubmitEvent } from 'react';
import { inNameOrder, type ProfileChange } from '../../../core/account';
import type { User } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import type { FieldTexts } from '../../text/format';
import { useLocale, useText } from '../../text/text-context';
import styles from './Profile.module.css';

export type Contact = Required<Pick<ProfileChange, 'email' | 'firstname' | 'lastname'>>;

interface Props {
  readonly user: User;
  readonly check: (contact: Contact) => FieldTexts;
  /** Resolves to errors by field, with `form` for general ones; empty when saved or shown elsewhere. */
  readonly onSave: (contact: Contact) => Promise<FieldTexts>;
}

export function ProfileForm(props: Props) {
  const t = useText();
  const { user } = props;
  const { contact, set, errors, busy, submit } = useContact(props);
  const signsInWith = user.login_email ?? user.phone;
  const isOther = contact.email !== '' && contact.email.trim().toLowerCase() !== signsInWith;
  const emailHint = signsInWith !== null && isOther ? t('profile.email-hint', { contact: signsInWith }) : undefined;
  const field = (name: keyof Contact, label: string, autoComplete: 'given-name' | 'family-name' | 'email') => (
    <Field
      id={`profile-${name}`}
      label={label}
      value={contact[name]}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete}
      maxLength={name === 'email' ? 254 : 100}
      error={errors[name]}
      hint={name === 'email' ? emailHint : undefined}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const [firstField, secondField] = inNameOrder(
    useLocale(),
    field('firstname', t('checkout.first-name'), 'given-name'),
    field('lastname', t('checkout.last-name'), 'family-name'),
  );
  return (
    <section className={styles.section} aria-labelledby="contact">
      <h2 id="contact" className={clsx('display', styles.heading)}>
        {t('profile.contact')}
      </h2>
      <form noValidate className={styles.form} onSubmit={submit}>
        {firstField}
        {secondField}
        {field('email', t('checkout.email'), 'email')}
        {user.phone !== null && <Phone phone={user.phone} />}
        {errors['form'] !== undefined && (
          <p role="alert" className={styles.error}>
            {errors['form']}
          </p>
        )}
        <p>
          <Button type="submit" busy={busy}>
            {t('profile.save')}
          </Button>
        </p>
      </form>
    </section>
  );
}

function useContact({ user, check, onSave }: Props) {
  const [typed, setTyped] = useState<Partial<Contact>>({});
  const [errors, setErrors] = useState<FieldTexts>({});
  const [busy, setBusy] = useState(false);
  const contact: Contact = { firstname: user.firstname, lastname: user.lastname, email: user.email ?? '', ...typed };
  const set = (change: Partial<Contact>) => {
    setTyped((before) => ({ ...before, ...change }));
    const fields = ['form', ...Object.keys(change)];
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const show = (wrong: FieldTexts): boolean => {
      setErrors(wrong);
      const [first] = Object.keys(wrong);
      if (first !== undefined) form.querySelector<HTMLElement>(`#profile-${first}`)?.focus();
      return first !== undefined;
    };
    if (show(check(contact))) return;
    setBusy(true);
    void onSave(contact)
      .then(show)
      .finally(() => setBusy(false));
  };
  return { contact, set, errors, busy, submit };
}

function Phone({ phone }: { readonly phone: string }) {
  const t = useText();
  return (
    <dl className={styles.fixed}>
      <dt>{t('checkout.phone')}</dt>
      <dd>{phone}</dd>
      <dd className={styles.hint}>{t('profile.phone-hint')}</dd>
    </dl>
  );
}
