import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import type { DuePayout, ManagedPayout } from '../../../core';
import { Button } from '../../components/base/Button';
import { useFileDrop } from '../../state/device/use-file-drop';
import { useManageText } from '../../text/manage-text';
import { PlainTable } from './goods/PlainTable';
import fileInput from './fields/FileInput.module.css';
import styles from './PayoutDesk.module.css';

type Money = (amount: number, currency: string) => string;

export function DueList({
  due,
  money,
  actions,
}: {
  readonly due: readonly DuePayout[];
  readonly money: Money;
  readonly actions: ReactNode;
}) {
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
          <PlainTable
            caption={t('payout.due')}
            heads={[t('payout.who'), t('payout.sum'), t('person.bonus'), t('payout.orders')]}
            rows={due.map(({ name, contact, sum, bonus, currency, orders }) => [
              name === '' ? (contact ?? '') : name,
              money(sum, currency),
              money(bonus, currency),
              String(orders),
            ])}
          />
          <p>{t('payout.chosen', { sums: sums.join(' · ') })}</p>
          <div>{actions}</div>
        </>
      )}
    </section>
  );
}

interface MadeProps {
  readonly made: readonly ManagedPayout[];
  readonly money: Money;
  readonly moment: (at: string) => string;
  readonly mayWrite: boolean;
  readonly onSend: (payout: ManagedPayout, file: File | undefined) => void;
  readonly onWithdraw: (payout: ManagedPayout) => void;
}

export function MadeList(props: MadeProps) {
  const t = useManageText();
  return (
    <section className={styles.part} aria-labelledby="payouts-made">
      <h2 id="payouts-made">{t('payout.list')}</h2>
      {props.made.length === 0 && <p>{t('person.none')}</p>}
      <ul className={styles.list}>
        {props.made.map((payout) => (
          <Made key={payout.id} payout={payout} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Made({ payout, money, moment, mayWrite, onSend, onWithdraw }: MadeProps & { readonly payout: ManagedPayout }) {
  const t = useManageText();
  const fileRef = useRef<HTMLInputElement>(null);
  const { isOver, area } = useFileDrop({ onFiles: ([file]) => file !== undefined && fill(fileRef.current, file) });
  const { id, contact, sum, currency, paid_at: paidAt, withdrawn_at: withdrawnAt, file } = payout;
  const name = `${payout.name === '' ? (contact ?? '') : payout.name}, ${money(sum, currency)}`;
  const state =
    withdrawnAt !== null
      ? t('payout.withdrawn', { when: moment(withdrawnAt) })
      : paidAt === null
        ? t('payout.open')
        : t('payout.sent', { when: moment(paidAt) });
  return (
    <li className={styles.made}>
      <p>
        <b>{name}</b>
        <span>{state}</span>
        {file !== null && <a href={file}>PDF</a>}
      </p>
      {mayWrite && paidAt === null && withdrawnAt === null && (
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
          <Button kind="quiet" aria-label={t('payout.withdraw-named', { name })} onClick={() => onWithdraw(payout)}>
            {t('payout.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}

function fill(input: HTMLInputElement | null, file: File): void {
  if (input === null) return;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
}
