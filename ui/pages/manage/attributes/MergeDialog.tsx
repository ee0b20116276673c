import { useId, useState } from 'react';
import type { AttributeDocument } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import { useRecordTools } from '../fields/record-tools';
import styles from './OptionsField.module.css';

type Option = AttributeDocument['options'][number];

interface Props {
  readonly option: Option;
  readonly others: readonly Option[];
  readonly onMerge: (into: string) => void;
  readonly onClose: () => void;
}

/** Shows how many products a merge will change before it is chosen. */
export function MergeDialog({ option, others, onMerge, onClose }: Props) {
  const t = useManageText();
  const id = useId();
  const { options } = useRecordTools();
  const [into, choose] = useState('');
  const name = option.labels.en;
  const target = others.find(({ value }) => value === into)?.labels.en;
  const count = options.counts.get(option.value) ?? 0;
  return (
    <Modal
      title={t('attribute.merge-of', { option: name })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={target === undefined} onClick={() => onMerge(into)}>
            {t('attribute.merge')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('record.keep')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <SelectField
          id={id}
          label={t('attribute.merge-into')}
          value={into}
          placeholder={t('value.none')}
          choices={others.map(({ value, labels }) => ({ value, label: labels.en }))}
          onChange={choose}
        />
        <p role="status">
          {target === undefined
            ? t('attribute.used', { count })
            : t('attribute.merge-preview', { count, option: name, into: target })}
        </p>
        <p>{t('attribute.merge-hint')}</p>
      </div>
    </Modal>
  );
}
