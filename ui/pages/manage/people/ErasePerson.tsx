import { useId, useState } from 'react';
import type { AccountEnd } from '../../../../core/account';
import { MAX_EMAIL_LENGTH } from '../../../../core/internal-staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { PersonDialog, type PersonFormState } from './PersonDialog';
import styles from './PersonView.module.css';

interface Props extends Omit<PersonFormState, 'faults'> {
  readonly name: string;
  /** Typed to confirm: contact or number of the account. */
  readonly sign: string;
  /** Undefined while loading. */
  readonly end: AccountEnd | undefined;
  readonly money: (amount: number, currency: string) => string;
  readonly onSignIn: () => void;
  readonly onGo: () => void;
}

const WAITS = {
  balance: 'person.erase-waits-balance',
  orders: 'person.erase-waits-orders',
  roles: 'person.erase-waits-roles',
} as const;

/** Lists the data to erase and open obstacles; the contact must be typed to confirm. */
export function ErasePerson({ name, sign, end, money, onSignIn, onGo, ...state }: Props) {
  const t = useManageText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isSure = typed.trim().toLowerCase() === sign.toLowerCase();
  const mayGo = end !== undefined && end.obstacles.length === 0 && !end.sign_in_again;
  const go = () => {
    setTried(true);
    if (mayGo && isSure) onGo();
  };
  return (
    <PersonDialog {...state} faults={{}} title={t('person.erase-title', { name })} go={t('person.erase')} onGo={go}>
      {end === undefined && <p>{t('person.erase-looking')}</p>}
      {end !== undefined && end.obstacles.length > 0 && (
        <>
          <p>{t('person.erase-waits')}</p>
          <ul className={styles.list}>
            {end.obstacles.map(({ field, of }) => (
              <li key={field}>{t(WAITS[field], { of: of.join(', ') })}</li>
            ))}
          </ul>
        </>
      )}
      {end !== undefined && end.obstacles.length === 0 && (
        <>
          <p>{t('person.erase-hint', { orders: end.orders, files: end.files })}</p>
          {end.bonus > 0 && <p>{t('person.erase-bonus', { amount: money(end.bonus, end.currency) })}</p>}
          {end.sign_in_again ? (
            <SignInAgain onSignIn={onSignIn} />
          ) : (
            <Field
              id={`${id}-sign`}
              label={t('person.erase-sure', { sign })}
              value={typed}
              onChange={setTyped}
              maxLength={MAX_EMAIL_LENGTH}
              error={isTried && !isSure ? t('person.erase-unsure', { sign }) : undefined}
            />
          )}
        </>
      )}
    </PersonDialog>
  );
}

/** Asks for a sign-in within the last 15 minutes. */
export function SignInAgain({ onSignIn }: { readonly onSignIn: () => void }) {
  const t = useManageText();
  return (
    <>
      <p>{t('person.sign-in-again')}</p>
      <p>
        <Button kind="secondary" aria-haspopup="dialog" onClick={onSignIn}>
          {t('person.sign-in')}
        </Button>
      </p>
    </>
  );
}
