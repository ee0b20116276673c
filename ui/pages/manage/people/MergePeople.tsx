import { useId, useState } from 'react';
import { MAX_EMAIL_LENGTH, type PersonMerge } from '../../../../core/internal-staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { SignInAgain } from './ErasePerson';
import { PersonDialog, type PersonFormState } from './PersonDialog';
import styles from './PersonView.module.css';

interface Props extends Omit<PersonFormState, 'faults'> {
  readonly name: string;
  /** Undefined until the other record is found. */
  readonly plan: PersonMerge | undefined;
  readonly money: (amount: number, currency: string) => string;
  readonly onFind: (who: string) => void;
  readonly onSignIn: () => void;
  readonly onGo: () => void;
}

/** Finds the other record, shows what moves, and merges it into the open one. */
export function MergePeople({ name, plan, money, onFind, onSignIn, onGo, ...state }: Props) {
  const t = useManageText();
  const id = useId();
  const [who, setWho] = useState('');
  const mayGo = plan !== undefined && plan.faults.length === 0 && !plan.sign_in_again;
  const go = () => {
    if (mayGo) onGo();
    else if (who.trim() !== '') onFind(who.trim());
  };
  return (
    <PersonDialog
      {...state}
      faults={{}}
      title={t('person.merge-title', { name })}
      go={mayGo ? t('person.merge-go') : t('person.merge-find')}
      onGo={go}
    >
      {plan === undefined || plan.faults.length > 0 ? (
        <Field
          id={`${id}-who`}
          label={t('person.merge-who')}
          hint={t('person.merge-who-hint')}
          value={who}
          onChange={setWho}
          maxLength={MAX_EMAIL_LENGTH}
        />
      ) : null}
      {plan !== undefined && plan.faults.length > 0 && (
        <ul className={styles.list}>
          {plan.faults.map((fault) => (
            <li key={fault} className={styles.alert}>
              {t(`person.merge-fault.${fault}`)}
            </li>
          ))}
        </ul>
      )}
      {plan !== undefined && plan.faults.length === 0 && <Moves plan={plan} money={money} />}
      {plan?.faults.length === 0 && plan.sign_in_again && <SignInAgain onSignIn={onSignIn} />}
    </PersonDialog>
  );
}

function Moves({ plan, money }: Required<Pick<Props, 'money'>> & { readonly plan: PersonMerge }) {
  const t = useManageText();
  const { from, into, orders, carts, addresses, reviews, notes, tags, bonus, currency, ends } = plan;
  return (
    <>
      <p>{t('person.merge-hint', { from, into })}</p>
      <ul className={styles.list}>
        <li>{t('person.merge-orders', { orders, carts })}</li>
        <li>{t('person.merge-records', { addresses, reviews, notes })}</li>
        {bonus > 0 && <li>{t('person.merge-bonus', { amount: money(bonus, currency) })}</li>}
        {tags.length > 0 && <li>{t('person.merge-tags', { tags: tags.join(', ') })}</li>}
        {ends.length > 0 && <li>{t('person.merge-ends', { contacts: ends.join(', ') })}</li>}
      </ul>
    </>
  );
}
