import { useId, useState } from 'react';
import { MAX_CODE_PREFIX, MAX_GENERATED_CODES } from '../../../core/internal-staff';
import { Button } from '../../components/base/Button';
import { Field } from '../../components/fields/Field';
import { useManageText } from '../../text/manage-text';
import styles from './CouponCodes.module.css';

interface Props {
  readonly busy: boolean;
  readonly onGenerate: (prefix: string, count: number) => void;
}

/** Form for single-use codes like a coupon, downloaded as CSV. */
export function CouponCodes({ busy, onGenerate }: Props) {
  const t = useManageText();
  const id = useId();
  const [prefix, setPrefix] = useState('');
  const [count, setCount] = useState('100');
  const [isChecked, setChecked] = useState(false);
  const number = /^\d+$/.test(count.trim()) ? Number(count) : 0;
  const isPrefix = /^[a-z0-9]+$/i.test(prefix.trim());
  const isCount = number >= 1 && number <= MAX_GENERATED_CODES;
  const generate = () => {
    setChecked(true);
    if (isPrefix && isCount) onGenerate(prefix.trim(), number);
  };
  return (
    <section className={styles.codes} aria-labelledby={id}>
      <h2 id={id}>{t('codes.title')}</h2>
      <p className={styles.hint}>{t('codes.hint')}</p>
      <div className={styles.fields}>
        <Field
          id={`${id}-prefix`}
          label={t('codes.prefix')}
          hint={t('codes.prefix-hint')}
          value={prefix}
          error={isChecked && !isPrefix ? t('codes.prefix-wrong') : undefined}
          maxLength={MAX_CODE_PREFIX}
          onChange={setPrefix}
        />
        <Field
          id={`${id}-count`}
          label={t('codes.count')}
          inputMode="numeric"
          value={count}
          error={isChecked && !isCount ? t('codes.count-wrong', { max: MAX_GENERATED_CODES }) : undefined}
          maxLength={String(MAX_GENERATED_CODES).length}
          onChange={setCount}
        />
      </div>
      <div>
        <Button kind="secondary" busy={busy} onClick={generate}>
          {t('codes.generate')}
        </Button>
      </div>
    </section>
  );
}
