import { clsx } from 'clsx';
import { useId } from 'react';
import { accountNumberKind, bankCodeKind, plainAmount, type BankAccount } from '../../../core/internal';
import { longDate } from '../../text/long-date';
import { useLocale, usePrice, useText, type PriceFormatter } from '../../text/text-context';
import styles from './BankTransfer.module.css';
import { CopyButton } from './CopyButton';

interface Props {
  readonly account: BankAccount;
  readonly reference: string;
  /** In major units. */
  readonly amount: number;
  /** ISO 8601 deadline; omitted if there is none. */
  readonly payBy?: string | undefined;
  readonly money?: PriceFormatter | undefined;
  /** ISO 4217, of the amount. */
  readonly currency: string;
}

export function BankTransfer({
  account: { holder, iban, bic, bank },
  reference,
  amount,
  payBy,
  money,
  currency,
}: Props) {
  const t = useText();
  const storePrice = usePrice();
  const price = money ?? storePrice;
  const locale = useLocale();
  const id = useId();
  const rows = [
    [t('thanks.bank-holder'), holder, holder],
    [t(`thanks.bank-${accountNumberKind(iban)}`), iban, iban.replaceAll(' ', '')],
    [t(`thanks.bank-${bankCodeKind(bic ?? '')}`), bic, bic],
    [t('thanks.bank-name'), bank, undefined],
    [t('thanks.bank-reference'), reference, reference],
    [t('thanks.bank-amount'), price(amount), plainAmount(amount, currency)],
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
