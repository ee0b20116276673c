import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { PAYOUT_STATES, type PayoutState } from '../../../core/internal-staff';
import type { DuePayout, ManagedPayout } from '../../../core/staff';
import { Button } from '../../components/base/Button';
import { Foldable } from '../../components/base/Foldable';
import { Field } from '../../components/fields/Field';
import { SelectField } from '../../components/fields/SelectField';
import { useFileDrop } from '../../state/device/use-file-drop';
import { useManageText } from '../../text/manage-text';
import fileInput from './fields/FileInput.module.css';
import styles from './PayoutDesk.module.css';

type Money = (amount: number, currency: string) => string;

interface DueProps {
  readonly due: readonly DuePayout[];
  readonly money: Money;
  readonly actions: ReactNode;
  /** Movements inside an amount, shown when it is opened. */
  readonly details: (due: DuePayout) => ReactNode;
}

export function DueList({ due, money, actions, details }: DueProps) {
  const t = useManageText();
  const currencies = [...new Set(due.map(({ currency }) => currency))];
  const sums = currencies.map((currency) =>
    money(
      due.filter((one) => one.currency === currency).reduce((sum, one) => sum + Math.round(one.sum * 100), 0) / 100,
      currency,
    ),
  );
  return (
    <section className={styles.part} aria-labelledby="payouts-due">
      <h2 id="payouts-due">{t('payout.due')}</h2>
      {due.length === 0 ? (
        <p>{t('payout.none-due')}</p>
      ) : (
        <>
          <ul>
            {due.map((one) => (
              <DueRow key={`${String(one.blogger_id)} ${one.currency}`} due={one} money={money} details={details} />
            ))}
          </ul>
          <p>{t('payout.chosen', { sums: sums.join(' · ') })}</p>
          <div>{actions}</div>
        </>
      )}
    </section>
  );
}

function DueRow({ due, money, details }: Pick<DueProps, 'details' | 'money'> & { readonly due: DuePayout }) {
  const t = useManageText();
  const [isOpen, setOpen] = useState(false);
  const { name, contact, sum, bonus, currency, orders } = due;
  return (
    <Foldable
      testId="due"
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      head={
        <span className={styles.head}>
          <b>{name === '' ? (contact ?? '') : name}</b>
          <b>{money(sum, currency)}</b>
          <span>
            {t('payout.order-count', { count: orders })}
            {bonus > 0 && `, ${t('payout.bonus', { amount: money(bonus, currency) })}`}
          </span>
        </span>
      }
    >
      {details(due)}
    </Foldable>
  );
}

export interface PayoutsWanted {
  readonly q: string;
  readonly state: PayoutState | '';
}

interface MadeProps {
  readonly made: readonly ManagedPayout[];
  readonly wanted: PayoutsWanted;
  readonly onWanted: (wanted: PayoutsWanted) => void;
  readonly money: Money;
  readonly moment: (at: string) => string;
  readonly mayWrite: boolean;
  /** Movements inside a payout, shown when it is opened. */
  readonly details: (payout: ManagedPayout) => ReactNode;
  readonly onSend: (payout: ManagedPayout, file: File | undefined) => void;
  readonly onWithdraw: (payout: ManagedPayout) => void;
}

export function MadeList(props: MadeProps) {
  const t = useManageText();
  const { made, wanted, onWanted } = props;
  const isFiltered = wanted.q !== '' || wanted.state !== '';
  return (
    <section className={styles.part} aria-labelledby="payouts-made">
      <h2 id="payouts-made">{t('payout.list')}</h2>
      <div className={styles.tools}>
        <Field
          id="payouts-q"
          label={t('payout.search')}
          value={wanted.q}
          maxLength={100}
          onChange={(q) => onWanted({ ...wanted, q })}
        />
        <SelectField
          id="payouts-state"
          label={t('payout.state')}
          value={wanted.state}
          placeholder={t('payout.all')}
          choices={PAYOUT_STATES.map((value) => ({ value, label: t(`payout.state-${value}`) }))}
          onChange={(next) => onWanted({ ...wanted, state: PAYOUT_STATES.find((known) => known === next) ?? '' })}
        />
      </div>
      {made.length === 0 && <p>{t(isFiltered ? 'payout.not-found' : 'person.none')}</p>}
      <ul>
        {made.map((payout) => (
          <Made key={payout.id} payout={payout} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Made({ payout, ...props }: MadeProps & { readonly payout: ManagedPayout }) {
  const t = useManageText();
  const [isOpen, setOpen] = useState(false);
  const { money, moment, details, mayWrite } = props;
  const { id, contact, sum, currency, orders, paid_at: paidAt, withdrawn_at: withdrawnAt, file } = payout;
  const state =
    withdrawnAt !== null
      ? t('payout.withdrawn', { when: moment(withdrawnAt) })
      : paidAt === null
        ? t('payout.open')
        : t('payout.sent', { when: moment(paidAt) });
  return (
    <Foldable
      testId="made"
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      head={
        <span className={styles.head}>
          <b>{payout.name === '' ? (contact ?? '') : payout.name}</b>
          <b>{money(sum, currency)}</b>
          <span>
            {t('payout.number', { id: String(id) })}, {t('payout.order-count', { count: orders })}, {state}
            {payout.bank_file !== null && `, ${t('payout.exported', { id: String(payout.bank_file) })}`}
          </span>
        </span>
      }
    >
      <div className={styles.made}>
        {file !== null && <a href={file}>PDF</a>}
        <PayeeLines payout={payout} />
        {details(payout)}
        {mayWrite && paidAt === null && withdrawnAt === null && <Actions payout={payout} {...props} />}
      </div>
    </Foldable>
  );
}

function PayeeLines({ payout: { payee } }: { readonly payout: ManagedPayout }) {
  const t = useManageText();
  if (payee === null) return <p>{t('payout.no-account')}</p>;
  const { holder, account, bic, tax_status: status, tax_number: number } = payee;
  return (
    <p>
      {t('payout.account', { holder, account, bic })}
      {status !== null && <span>{t(`payout.tax-${status}`, { number })}</span>}
    </p>
  );
}

type ActionsProps = Pick<MadeProps, 'money' | 'onSend' | 'onWithdraw'> & { readonly payout: ManagedPayout };

function Actions({ payout, money, onSend, onWithdraw }: ActionsProps) {
  const t = useManageText();
  const fileRef = useRef<HTMLInputElement>(null);
  const { isOver, area } = useFileDrop({ onFiles: ([file]) => file !== undefined && fill(fileRef.current, file) });
  const { id, contact, sum, currency } = payout;
  const name = `${payout.name === '' ? (contact ?? '') : payout.name}, ${money(sum, currency)}`;
  return (
    <div className={clsx(styles.actions, isOver && fileInput.over)} {...area}>
      <label htmlFor={`payout-${String(id)}`}>{t('payout.file')}</label>
      <input
        ref={fileRef}
        id={`payout-${String(id)}`}
        type="file"
        className={fileInput.file}
        accept="application/pdf"
        aria-label={t('payout.file-named', { name })}
      />
      <Button
        kind="secondary"
        aria-label={t('payout.mark-sent-named', { name })}
        onClick={() => onSend(payout, fileRef.current?.files?.[0])}
      >
        {t('payout.mark-sent')}
      </Button>
      {payout.bank_file === null && (
        <Button kind="quiet" aria-label={t('payout.withdraw-named', { name })} onClick={() => onWithdraw(payout)}>
          {t('payout.withdraw')}
        </Button>
      )}
    </div>
  );
}

function fill(input: HTMLInputElement | null, file: File): void {
  if (input === null) return;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
}
