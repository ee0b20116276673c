import { clsx } from 'clsx';
import type { Payee, TaxStatus } from '../../../../core/blogger';
import { PAYEE_LIMITS } from '../../../../core/internal';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useCabinetText } from '../../../text/cabinet-text';
import styles from './PayeeFields.module.css';

interface Props {
  readonly id: string;
  readonly payee: Payee;
  readonly statuses: readonly TaxStatus[];
  readonly busy: boolean;
  /** Result of the last save. */
  readonly note: string;
  readonly onChange: (payee: Payee) => void;
}

export function PayeeFields({ id, payee, statuses, busy, note, onChange }: Props) {
  const t = useCabinetText();
  const field = (name: keyof typeof PAYEE_LIMITS) => ({
    id: `${id}-${name}`,
    value: payee[name],
    maxLength: PAYEE_LIMITS[name],
    onChange: (value: string) => onChange({ ...payee, [name]: value }),
  });
  return (
    <div className={styles.fields}>
      <h2 id={id} className={clsx('display', styles.title)}>
        {t('payee.title')}
      </h2>
      <p className={styles.hint}>{t('payee.hint')}</p>
      <Field {...field('holder')} label={t('payee.holder')} autoComplete="name" />
      <Field {...field('account')} label={t('payee.account')} hint={t('payee.account-hint')} />
      <Field {...field('bic')} label={t('payee.bic')} />
      <SelectField
        id={`${id}-tax`}
        label={t('payee.tax')}
        value={payee.tax_status ?? ''}
        placeholder={t('payee.tax-none')}
        choices={statuses.map((value) => ({ value, label: t(`payee.tax-${value}`) }))}
        onChange={(next) => onChange({ ...payee, tax_status: statuses.find((known) => known === next) ?? null })}
      />
      <Field {...field('tax_number')} label={t('payee.tax-number')} />
      <Button type="submit" busy={busy}>
        {t('payee.save')}
      </Button>
      <p role="status">{note}</p>
    </div>
  );
}
