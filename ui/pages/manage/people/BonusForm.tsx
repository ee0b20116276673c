import { useId, useState } from 'react';
import { BONUS_LIMITS } from '../../../../core/internal-staff';
import type { PersonDetails } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import { newKey } from '../new-key';
import { amountOf } from '../orders/order-amount';
import { PersonDialog, type PersonFormState } from './PersonDialog';

export interface BonusInput {
  readonly key: string;
  /** Negative deducts bonuses. */
  readonly amount: number;
  readonly note: string;
}

interface Props extends PersonFormState {
  readonly person: PersonDetails;
  readonly name: string;
  readonly money: (amount: number, currency: string) => string;
  readonly onGo: (input: BonusInput) => void;
}

/** Adds or deducts bonuses with a reason that the customer sees. */
export function BonusForm({ person, name, money, onGo, ...state }: Props) {
  const t = useManageText();
  const id = useId();
  const [key] = useState(newKey);
  const [what, setWhat] = useState('give');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { bonus, currency, max_bonuses: limit } = person;
  const max = what === 'give' ? limit : Math.min(limit, bonus);
  const amount = amountOf(typed, currency);
  const isWrong = amount === undefined || amount === 0 || amount > max;
  const go = () => {
    setTried(true);
    if (amount === undefined || isWrong || note.trim() === '') return;
    onGo({ key, amount: what === 'give' ? amount : -amount, note: note.trim() });
  };
  return (
    <PersonDialog {...state} title={t('person.bonus-title', { name })} go={t('person.bonus-give')} onGo={go}>
      <SelectField
        id={`${id}-what`}
        label={t('person.bonus-what')}
        value={what}
        choices={[
          { value: 'give', label: t('person.bonus-add') },
          { value: 'take', label: t('person.bonus-take') },
        ]}
        onChange={setWhat}
      />
      <Field
        id={`${id}-amount`}
        label={t('person.bonus-amount', { currency })}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        hint={t('person.bonus-limit', { amount: money(max, currency) })}
        error={isTried && isWrong ? t('person.bonus-wrong', { limit: money(max, currency) }) : undefined}
      />
      <Field
        id={`${id}-note`}
        label={t('person.bonus-note')}
        hint={t('person.bonus-note-hint')}
        value={note}
        onChange={setNote}
        maxLength={BONUS_LIMITS.note}
        error={isTried && note.trim() === '' ? t('person.bonus-note-missing') : undefined}
      />
    </PersonDialog>
  );
}
