import { useId, useState } from 'react';
import { importMapFault, type ImportField, type ImportMap, type ImportPreview } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import styles from './ColumnsForm.module.css';
import { fieldChoices, formatMapFault } from './import-fields';
import { PlainTable } from './PlainTable';

interface Props {
  readonly preview: ImportPreview;
  readonly isBusy: boolean;
  readonly onMapped: (map: ImportMap) => void;
}

const SAMPLES = 3;

export function ColumnsForm({ preview, isBusy, onMapped }: Props) {
  const t = useManageText();
  const id = useId();
  const { fields, decimal, put, setDecimal } = useColumns(preview);
  const [problem, setProblem] = useState<string>();
  const choices = fieldChoices(t);
  const send = () => {
    const columns = preview.columns.flatMap((column) => {
      const field = fields.get(column);
      return field === undefined ? [] : [{ column, field }];
    });
    const fault = importMapFault({ columns, decimal }, preview.columns);
    setProblem(fault && formatMapFault(fault, t));
    if (fault === undefined) onMapped({ columns, decimal });
  };
  return (
    <section aria-labelledby={id} className={styles.form}>
      <h2 id={id}>{t('import.map-title')}</h2>
      <p className={styles.hint}>{t('import.map-hint')}</p>
      <div className={styles.columns}>
        {preview.columns.map((column, at) => (
          <SelectField
            key={column}
            id={`${id}-${String(at)}`}
            label={column}
            hint={samplesOf(preview, at)}
            value={fields.get(column) ?? ''}
            placeholder={t('import.map-none')}
            choices={choices}
            onChange={(value) => put(column, choices.find((choice) => choice.value === value)?.value)}
          />
        ))}
        <SelectField
          id={`${id}-decimal`}
          label={t('import.map-decimal')}
          value={decimal}
          choices={[
            { value: 'point', label: '1,299.00' },
            { value: 'comma', label: '1.299,00' },
          ]}
          onChange={setDecimal}
        />
      </div>
      <div>
        <Button busy={isBusy} onClick={send}>
          {t('import.map-check')}
        </Button>
      </div>
      <div role="alert">{problem !== undefined && <p className={styles.problem}>{problem}</p>}</div>
      {preview.rows.length > 0 && (
        <div className={styles.form}>
          <h3>{t('import.map-first')}</h3>
          <PlainTable caption={t('import.map-first')} heads={preview.columns} rows={preview.rows} />
        </div>
      )}
    </section>
  );
}

function useColumns({ kept, guess }: ImportPreview) {
  const first = kept?.map ?? guess;
  const [fields, setFields] = useState<ReadonlyMap<string, ImportField>>(
    () => new Map(first.columns.map(({ column, field }) => [column, field])),
  );
  const [decimal, setDecimal] = useState(first.decimal);
  return {
    fields,
    decimal,
    put: (column: string, field: ImportField | undefined) =>
      setFields((before) => {
        const others = [...before].filter(([name]) => name !== column);
        return new Map(field === undefined ? others : [...others, [column, field]]);
      }),
    setDecimal: (value: string) => setDecimal(value === 'comma' ? 'comma' : 'point'),
  };
}

function samplesOf({ rows }: ImportPreview, at: number): string | undefined {
  const samples = rows.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '');
  return samples.length === 0 ? undefined : [...new Set(samples)].slice(0, SAMPLES).join(' · ');
}
