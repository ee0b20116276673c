import { lookUp } from '../../../../core/shopper';
import type { RecordImportReport } from '../../../../core/internal-staff';
import { Button } from '../../../components/base/Button';
import { useManageText, type ManageText } from '../../../text/manage-text';
import type { ManageKey } from '../../../text/own-keys';
import styles from './ImportReport.module.css';
import { PlainTable } from './PlainTable';

const ALSO: ReadonlyMap<string, ManageKey> = new Map([
  ['addresses', 'records.addresses'],
  ['refused_addresses', 'records.refused-addresses'],
  ['subscribers', 'records.subscribers'],
  ['passwords', 'records.passwords'],
  ['changed_rates', 'records.changed-rates'],
  ['new_codes', 'records.new-codes'],
]);

interface Props {
  readonly report: RecordImportReport;
  readonly isBusy: boolean;
  readonly onApply: () => void;
}

/** Result of an import of records; of a dry run, with the button that imports. */
export function RecordsReport({ report, isBusy, onApply }: Props) {
  const t = useManageText();
  const { file, dry_run: isDry, created, refusals, notes, ignored_columns: ignored } = report;
  return (
    <section aria-labelledby="records-report" className={styles.report}>
      <div role="status">
        <h2 id="records-report">{t(isDry ? 'records.preview' : 'import.done')}</h2>
      </div>
      <p className={styles.hint}>{file}</p>
      <Figures report={report} />
      {ignored.length > 0 && <p>{t('records.ignored', { columns: ignored.join(', ') })}</p>}
      <Rows title={t('import.mend')} rows={refusals} t={t} />
      <Rows title={t('import.notes')} rows={notes} t={t} />
      {isDry && created > 0 && (
        <div>
          <Button busy={isBusy} onClick={onApply}>
            {t('records.apply', { count: created })}
          </Button>
        </div>
      )}
    </section>
  );
}

function Figures({ report: { rows, created, existing, refused, also } }: Pick<Props, 'report'>) {
  const t = useManageText();
  const figures: readonly (readonly [string, number])[] = [
    [t('import.read'), rows],
    [t('records.new'), created],
    [t('records.existing'), existing],
    [t('import.refused'), refused],
    ...[...ALSO].flatMap(([name, key]) => {
      const count = lookUp(also, name);
      return count === undefined ? [] : [[t(key), count] as const];
    }),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: RecordImportReport['notes'];
  readonly t: ManageText;
}

function Rows({ title, rows, t }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.report}>
      <h3>{title}</h3>
      <PlainTable
        caption={title}
        heads={[t('prices.line'), t('records.about'), t('records.column'), t('prices.reason')]}
        rows={rows.map(({ row, about, column, reason }) => [String(row), about, column, reason])}
      />
    </div>
  );
}
