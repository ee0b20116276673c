import { clsx } from 'clsx';
import { useId } from 'react';
import type { BankAccount } from '../../../core';
import { longDate } from '../../text/long-date';
import { useLocale, usePrice, useText, type PriceFormatter } from '../../text/text-context';
import styles from './BankTransfer.module.css';
import { CopyButton } from './CopyButton';

interface Props {
  readonly account: BankAccount;
  /** Number of the order. */
  readonly reference: string;
  /** In major units. */
  readonly amount: number;
  /** Moment (ISO 8601) until which the transfer is awaited; left out where it is awaited without end. */
  readonly payBy?: string | undefined;
  /** How it is written where it is not in the currency of the store. */
  readonly money?: PriceFormatter | undefined;
}

/** Where to pay to, as a bank asks for it: each line can be copied. */
export function BankTransfer({ account: { holder, iban, bic, bank }, reference, amount, payBy, money }: Props) {
  const t = useText();
  const storePrice = usePrice();
  const price = money ?? storePrice;
  const locale = useLocale();
  const id = useId();
  const rows = [
    [t('thanks.bank-holder'), holder, holder],
    [t('thanks.bank-iban'), iban, iban.replaceAll(' ', '')],
    [t('thanks.bank-bic'), bic, bic],
    [t('thanks.bank-name'), bank, undefined],
    [t('thanks.bank-reference'), reference, reference],
    [t('thanks.bank-amount'), price(amount), amount.toFixed(2)],
    [t('thanks.pay-by'), payBy === undefined ? undefined : longDate(payBy, locale), undefined],
  ] as const;
  return (
    <section className={styles.bank} aria-labelledby={id} data-testid="bank-transfer">
      <h2 id={id} className={clsx('display', styles.title)}>
        {t('thanks.bank')}
      </h2>
      <p>{t('thanks.bank-text')}</p>
      <dl className={styles.rows}>
        {rows.map(
          ([label, shown, copied]) =>
            shown !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span className={styles.value}>{shown}</span>
                  {copied !== undefined && <CopyButton label={label} text={copied} />}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
