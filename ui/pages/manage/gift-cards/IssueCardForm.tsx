import { useId, useState } from 'react';
import { GIFT_CARD_LIMITS, MAX_EMAIL_LENGTH } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { Field } from '../../../components/fields/Field';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import { newKey } from '../new-key';
import { amountOf } from '../orders/order-amount';
import { PersonDialog, type PersonFormState } from '../people/PersonDialog';

export interface IssueInput {
  readonly key: string;
  readonly store: string;
  readonly amount: number;
  readonly email: string;
  readonly recipient?: string;
  readonly message?: string;
  readonly note: string;
}

interface Props extends PersonFormState {
  readonly stores: readonly {
    readonly code: string;
    readonly name: string;
    readonly currency: string;
    /** In major units. */
    readonly max: number;
  }[];
  readonly onGo: (input: IssueInput) => void;
}

/** Issues a gift card as goodwill. */
export function IssueCardForm({ stores, onGo, ...state }: Props) {
  const t = useManageText();
  const id = useId();
  const [key] = useState(newKey);
  const [store, setStore] = useState(stores[0]?.code ?? '');
  const [typed, setTyped] = useState({ amount: '', email: '', recipient: '', message: '', note: '' });
  const [isTried, setTried] = useState(false);
  const set = (name: keyof typeof typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const { currency = '', max = 0 } = stores.find(({ code }) => code === store) ?? {};
  const amount = amountOf(typed.amount, currency);
  const isWrong = amount === undefined || amount === 0 || amount > max;
  const limit = `${String(max)} ${currency}`;
  const fault = (name: string, own: string | undefined) =>
    isTried && own !== undefined ? own : lookUp(state.faults, name);
  const go = () => {
    setTried(true);
    const [email, note] = [typed.email.trim(), typed.note.trim()];
    if (amount === undefined || isWrong || !email.includes('@') || note === '') return;
    const [recipient, message] = [typed.recipient.trim(), typed.message.trim()];
    onGo({
      ...{ key, store, amount, email, note },
      ...(recipient !== '' && { recipient }),
      ...(message !== '' && { message }),
    });
  };
  return (
    <PersonDialog {...state} title={t('card.issue-title')} go={t('card.issue')} onGo={go}>
      <SelectField
        id={`${id}-store`}
        label={t('card.store')}
        value={store}
        choices={stores.map(({ code, name, currency: of }) => ({ value: code, label: `${name} (${of})` }))}
        onChange={setStore}
      />
      <CardFields {...{ id, typed, set, currency, isWrong, limit, fault }} />
    </PersonDialog>
  );
}

interface Typed {
  readonly amount: string;
  readonly email: string;
  readonly recipient: string;
  readonly message: string;
  readonly note: string;
}

interface FieldsProps {
  readonly id: string;
  readonly typed: Typed;
  readonly set: (name: keyof Typed) => (value: string) => void;
  readonly currency: string;
  readonly isWrong: boolean;
  readonly limit: string;
  /** Error of a field: of the form, or of the shop. */
  readonly fault: (name: string, own: string | undefined) => string | undefined;
}

function CardFields({ id, typed, set, currency, isWrong, limit, fault }: FieldsProps) {
  const t = useManageText();
  return (
    <>
      <Field
        id={`${id}-amount`}
        label={t('card.amount', { currency })}
        inputMode="decimal"
        value={typed.amount}
        onChange={set('amount')}
        hint={t('person.bonus-limit', { amount: limit })}
        error={fault('amount', isWrong ? t('person.bonus-wrong', { limit }) : undefined)}
      />
      <Field
        id={`${id}-email`}
        label={t('card.email')}
        type="email"
        value={typed.email}
        onChange={set('email')}
        maxLength={MAX_EMAIL_LENGTH}
        error={fault('email', typed.email.includes('@') ? undefined : t('person.contact-wrong-email'))}
      />
      <Field
        id={`${id}-recipient`}
        label={t('card.name')}
        value={typed.recipient}
        onChange={set('recipient')}
        maxLength={GIFT_CARD_LIMITS.recipient}
        error={fault('recipient', undefined)}
      />
      <FieldFrame id={`${id}-message`} label={t('card.message')} value={typed.message} onChange={set('message')}>
        {(tied) => <textarea {...tied} rows={3} maxLength={GIFT_CARD_LIMITS.message} />}
      </FieldFrame>
      <Field
        id={`${id}-note`}
        label={t('person.bonus-note')}
        hint={t('card.note-hint')}
        value={typed.note}
        onChange={set('note')}
        maxLength={GIFT_CARD_LIMITS.note}
        error={fault('note', typed.note.trim() === '' ? t('person.bonus-note-missing') : undefined)}
      />
    </>
  );
}
