import { csvCell, type UpdateReport } from '../../../../core';
import { Button } from '../../../components/Button';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import styles from './ImportReport.module.css';
import { PlainTable } from './PlainTable';

interface Props {
  /** Of the last import, or of the one that runs; null before the first. */
  readonly report: UpdateReport | null;
  readonly isRunning: boolean;
  /** The shop was told nothing to import from. */
  readonly hasNoSource: boolean;
  readonly onRun: () => void;
}

/** An import of the merchant's goods: begun here, watched, and read afterwards with the rows that are to be mended. */
export function ImportReport({ report, isRunning, hasNoSource, onRun }: Props) {
  const t = useManageText();
  const locale = useLocale();
  return (
    <div className={styles.import}>
      <p className={styles.hint}>{t('import.hint')}</p>
      <div>
        <Button busy={isRunning} onClick={onRun}>
          {t(report === null ? 'import.run' : 'import.again')}
        </Button>
      </div>
      {hasNoSource && <p role="alert">{t('import.no-source')}</p>}
      {report === null ? (
        <p>{t('import.none')}</p>
      ) : (
        <section aria-labelledby="import-state" className={styles.report}>
          <div role="status">
            <h2 id="import-state">{stateOf(report, isRunning, t)}</h2>
          </div>
          <p className={styles.hint}>
            {t('import.about', {
              source: report.source,
              when: momentOf(report.started_at, locale),
              who: report.by === 'shop' ? t('changes.shop') : report.by,
            })}
          </p>
          {isRunning && <Progress progress={report.progress} />}
          <Figures report={report} />
          <Refused report={report} />
        </section>
      )}
    </div>
  );
}

type Text = ReturnType<typeof useManageText>;

function stateOf({ state, error }: UpdateReport, isRunning: boolean, t: Text): string {
  if (isRunning) return t('import.running');
  return state === 'failed' ? t('import.failed', { why: error ?? '' }) : t('import.done');
}

function Progress({ progress: { done, total, label } }: Pick<UpdateReport, 'progress'>) {
  const t = useManageText();
  return (
    <div className={styles.progress}>
      <progress
        aria-label={t('import.progress')}
        value={total === 0 ? undefined : done}
        max={total === 0 ? undefined : total}
      />
      <span>{label}</span>
    </div>
  );
}

function Figures({ report: { rows, products } }: { readonly report: UpdateReport }) {
  const t = useManageText();
  const figures = [
    [t('import.read'), rows.read],
    [t('import.written'), rows.written],
    [t('import.refused'), rows.refused],
    [t('import.created'), products.created],
    [t('import.updated'), products.updated],
    [t('import.unchanged'), products.unchanged],
  ] as const;
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

function Refused({ report: { refused, rows } }: { readonly report: UpdateReport }) {
  const t = useManageText();
  if (refused.length === 0) return null;
  return (
    <div className={styles.report}>
      <h3>{t('import.mend')}</h3>
      <p className={styles.hint}>{t('import.mend-hint')}</p>
      {refused.length < rows.refused && <p className={styles.hint}>{t('prices.first', { count: refused.length })}</p>}
      <div>
        <Button kind="secondary" onClick={() => download(refused)}>
          {t('import.download')}
        </Button>
      </div>
      <PlainTable
        caption={t('import.mend')}
        heads={[t('import.file'), t('prices.line'), t('product.sku'), t('prices.reason')]}
        rows={refused.map(({ file, row, sku, reason }) => [file, String(row), sku, reason])}
      />
    </div>
  );
}

/** Saves the rows as a file that a spreadsheet opens. */
function download(refused: UpdateReport['refused']): void {
  const lines = refused.map(({ file, row, sku, reason }) => [file, row, sku, reason].map(csvCell).join(','));
  const blob = new Blob([`\uFEFF${['file,row,sku,reason', ...lines].join('\r\n')}\r\n`], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'refused-rows.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
