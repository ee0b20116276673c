import { useState } from 'react';
import { BANK_FILE_FORMATS, type BankFile, type BankFileFormat } from '../../../core/internal-staff';
import type { ManagedPayout } from '../../../core/staff';
import { Button } from '../../components/base/Button';
import { Modal } from '../../components/base/Modal';
import { Field } from '../../components/fields/Field';
import { SelectField } from '../../components/fields/SelectField';
import { useManageText } from '../../text/manage-text';
import styles from './PayoutDesk.module.css';

type Money = (amount: number, currency: string) => string;

export interface BankFileInput {
  readonly ids: readonly number[];
  readonly format: BankFileFormat;
  readonly day: string;
}

interface NewProps {
  /** Open payouts that are not in a file. */
  readonly payouts: readonly ManagedPayout[];
  readonly money: Money;
  /** ISO day. */
  readonly today: string;
  readonly busy: boolean;
  readonly onMake: (input: BankFileInput) => void;
}

/** Chooses payouts for a bank file. */
export function NewBankFile({ payouts, money, today, busy, onMake }: NewProps) {
  const t = useManageText();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [format, setFormat] = useState<BankFileFormat>('sepa');
  const [day, setDay] = useState(today);
  const ids = payouts.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const currencies = [...new Set(payouts.map(({ currency }) => currency))];
  const idsIn = (currency: string) => payouts.filter((one) => one.currency === currency).map(({ id }) => id);
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <section className={styles.part} aria-labelledby="bank-new">
      <h2 id="bank-new">{t('bank.title')}</h2>
      <p>{t('bank.hint')}</p>
      {payouts.length === 0 ? (
        <p>{t('bank.none-open')}</p>
      ) : (
        <>
          <div className={styles.actions}>
            {currencies.map((currency) => (
              <Button key={currency} kind="quiet" onClick={() => setChosen(idsIn(currency))}>
                {t('bank.all', { currency })}
              </Button>
            ))}
          </div>
          <ul>
            {payouts.map(({ id, name, contact, sum, currency }) => (
              <li key={id}>
                <label className={styles.choice}>
                  <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                  {t('bank.choose', {
                    id: String(id),
                    name: name === '' ? (contact ?? '') : name,
                    sum: money(sum, currency),
                  })}
                </label>
              </li>
            ))}
          </ul>
          <div className={styles.tools}>
            <SelectField
              id="bank-format"
              label={t('bank.format')}
              value={format}
              choices={BANK_FILE_FORMATS.map((value) => ({ value, label: t(`bank.${value}`) }))}
              onChange={(next) => setFormat(BANK_FILE_FORMATS.find((known) => known === next) ?? 'sepa')}
            />
            <Field id="bank-day" type="date" label={t('bank.day')} value={day} onChange={setDay} />
          </div>
          <div>
            <Button busy={busy} disabled={ids.length === 0} onClick={() => onMake({ ids, format, day })}>
              {t('bank.make')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface ListProps {
  readonly files: readonly BankFile[];
  readonly money: Money;
  readonly mayWrite: boolean;
  /** True if a payout of the file is not marked as sent. */
  readonly isOpen: (file: BankFile) => boolean;
  readonly onSent: (file: BankFile) => void;
  readonly onCancel: (file: BankFile) => void;
}

/** Bank files that were made, newest first. */
export function BankFileList({ files, money, mayWrite, isOpen, onSent, onCancel }: ListProps) {
  const t = useManageText();
  const [asked, setAsked] = useState<BankFile>();
  if (files.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="bank-files">
      <h2 id="bank-files">{t('bank.files')}</h2>
      <ul>
        {files.map((file) => {
          const id = String(file.id);
          return (
            <li key={id} className={styles.actions} data-testid="bank-file">
              <span>
                {t('bank.file', { id, sum: money(file.sum, file.currency), count: file.payouts.length, day: file.day })}
              </span>
              {file.link === null ? (
                <b>{t('bank.canceled')}</b>
              ) : (
                <a href={file.link} download>
                  {t('bank.download', { id })}
                </a>
              )}
              {mayWrite && file.link !== null && isOpen(file) && (
                <>
                  <Button kind="secondary" aria-label={t('bank.send-named', { id })} onClick={() => onSent(file)}>
                    {t('bank.send')}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-haspopup="dialog"
                    aria-label={t('bank.cancel-named', { id })}
                    onClick={() => setAsked(file)}
                  >
                    {t('bank.cancel')}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== undefined && (
        <CancelQuestion
          file={asked}
          money={money}
          onKeep={() => setAsked(undefined)}
          onCancel={() => {
            setAsked(undefined);
            onCancel(asked);
          }}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  readonly file: BankFile;
  readonly money: Money;
  readonly onKeep: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation: payouts of a file that the bank has executed would be paid twice. */
function CancelQuestion({ file: { id, sum, currency, day }, money, onKeep, onCancel }: QuestionProps) {
  const t = useManageText();
  return (
    <Modal
      title={t('bank.cancel-title', { id: String(id) })}
      onClose={onKeep}
      footer={
        <>
          <Button onClick={onKeep}>{t('bank.keep')}</Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('bank.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('bank.cancel-hint', { sum: money(sum, currency), day })}</p>
    </Modal>
  );
}
