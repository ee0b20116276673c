import { useId, useState } from 'react';
import { GIFT_CARD_LIMITS, type ManagedCard } from '../../../../core/internal-staff';
import type { GiftCardAct } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Link } from '../../../components/base/Link';
import { Modal } from '../../../components/base/Modal';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { newKey } from '../new-key';
import { amountOf } from '../orders/order-amount';
import styles from '../people/PersonView.module.css';

export interface TopUpInput {
  readonly key: string;
  readonly amount: number;
  readonly note: string;
}

interface Props {
  readonly card: ManagedCard;
  readonly money: (amount: number, currency: string) => string;
  readonly moment: (at: string) => string;
  readonly orderPath: (number: string) => string;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  /** Omitted if the user may only look. */
  readonly onAct?: ((act: GiftCardAct) => void) | undefined;
  /** @returns true if done */
  readonly onTopUp?: ((input: TopUpInput) => Promise<boolean>) | undefined;
  readonly onClose: () => void;
}

/** A gift card with its history, and what staff may do with it. */
export function GiftCardDialog({ card, money, moment, orderPath, onAct, onTopUp, ...state }: Props) {
  const t = useManageText();
  const { isBusy, refusal, onClose } = state;
  const { code, currency, value, balance, recipient, email, order, expires_at: expires } = card;
  return (
    <Modal
      title={code}
      onClose={onClose}
      footer={
        <Button kind="quiet" onClick={onClose}>
          {t('card.close')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact name={t('card.state')} value={t(`order.card.${card.state}`)} />
        <Fact
          name={t('card.balance')}
          value={t('order.card-left', { left: money(balance, currency), value: money(value, currency) })}
        />
        <Fact name={t('card.recipient')} value={[recipient, email].filter((part) => part !== '').join(', ')} />
        {expires !== null && <Fact name={t('card.until')} value={moment(expires)} />}
      </dl>
      {order !== null && (
        <p>
          <Link href={orderPath(order)}>{t('card.of-order', { number: order })}</Link>
        </p>
      )}
      {refusal !== undefined && (
        <p className={styles.alert} role="alert">
          {refusal}
        </p>
      )}
      {onAct !== undefined && <Acts card={card} isBusy={isBusy} onAct={onAct} />}
      {onTopUp !== undefined && TOPPED.has(card.state) && <TopUp {...{ card, money, isBusy, onTopUp }} />}
      <History {...{ card, money, moment, orderPath }} />
    </Modal>
  );
}

const TOPPED: ReadonlySet<ManagedCard['state']> = new Set(['active', 'planned', 'used-up', 'blocked']);
const SENT: ReadonlySet<ManagedCard['state']> = new Set(['active', 'planned']);

function Acts({ card: { state }, isBusy, onAct }: Pick<Props, 'card' | 'isBusy'> & Required<Pick<Props, 'onAct'>>) {
  const t = useManageText();
  if (state === 'unpaid' || state === 'taken-back') return null;
  const acts: readonly GiftCardAct[] = [
    ...(SENT.has(state) ? ['send' as const] : []),
    state === 'blocked' ? 'unblock' : 'block',
  ];
  return (
    <p className={styles.row}>
      {acts.map((act) => (
        <Button key={act} kind="secondary" busy={isBusy} onClick={() => onAct?.(act)}>
          {t(`order.card-act.${act}`)}
        </Button>
      ))}
    </p>
  );
}

function TopUp({
  card: { currency, max },
  money,
  isBusy,
  onTopUp,
}: Pick<Props, 'card' | 'isBusy' | 'money'> & Required<Pick<Props, 'onTopUp'>>) {
  const t = useManageText();
  const id = useId();
  const [key, setKey] = useState(newKey);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = amountOf(typed, currency);
  const isWrong = amount === undefined || amount === 0 || amount > max;
  const limit = money(max, currency);
  const go = async () => {
    setTried(true);
    if (onTopUp === undefined || amount === undefined || isWrong || note.trim() === '') return;
    if (!(await onTopUp({ key, amount, note: note.trim() }))) return;
    setKey(newKey());
    setTyped('');
    setNote('');
    setTried(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      <Field
        id={`${id}-amount`}
        label={t('card.amount', { currency })}
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        hint={t('person.bonus-limit', { amount: limit })}
        error={isTried && isWrong ? t('person.bonus-wrong', { limit }) : undefined}
      />
      <Field
        id={`${id}-note`}
        label={t('person.bonus-note')}
        value={note}
        onChange={setNote}
        maxLength={GIFT_CARD_LIMITS.note}
        error={isTried && note.trim() === '' ? t('person.bonus-note-missing') : undefined}
      />
      <div>
        <Button kind="secondary" type="submit" busy={isBusy}>
          {t('card.top-up')}
        </Button>
      </div>
    </form>
  );
}

function History({ card, money, moment, orderPath }: Pick<Props, 'card' | 'moment' | 'money' | 'orderPath'>) {
  const t = useManageText();
  return (
    <div>
      <h3>{t('card.history')}</h3>
      <ul className={styles.list}>
        {card.history.map(({ at, act, amount, who, note, order }, index) => (
          <li key={index}>
            {[
              ...(at === null ? [] : [moment(at)]),
              t(`card.act.${act}`),
              ...(amount === null ? [] : [`${amount > 0 ? '+' : ''}${money(amount, card.currency)}`]),
              ...(note === null ? [] : [note]),
              ...(who === null ? [] : [who]),
            ].join(' · ')}
            {order !== null && (
              <>
                {' · '}
                <Link href={orderPath(order)}>{order}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
