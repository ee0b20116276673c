import type { UpdateReport } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { formatDemo } from './DemoChoice';
import styles from './ImportReport.module.css';
import { RefusedRows, RowNotes } from './RefusedRows';

interface Props {
  readonly report: UpdateReport | null;
  readonly isRunning: boolean;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onRun: () => void;
  readonly onCheck: () => void;
}

export function ImportReport({ report, isRunning, isBusy, problem, onRun, onCheck }: Props) {
  const t = useManageText();
  return (
    <section aria-labelledby="import-source" className={styles.import}>
      <h2 id="import-source">{t('import.source')}</h2>
      <p className={styles.hint}>{t('import.hint')}</p>
      <div className={styles.buttons}>
        <Button kind="secondary" busy={isBusy} onClick={onCheck}>
          {t('import.check')}
        </Button>
        <Button busy={isBusy || isRunning} onClick={onRun}>
          {t(report === null ? 'import.run' : 'import.again')}
        </Button>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {report === null ? <p>{t('import.none')}</p> : <LastImport report={report} isRunning={isRunning} />}
    </section>
  );
}

function LastImport({ report, isRunning }: { readonly report: UpdateReport; readonly isRunning: boolean }) {
  const t = useManageText();
  const locale = useLocale();
  const demo = formatDemo(report, t);
  return (
    <section aria-labelledby="import-state" className={styles.report}>
      <div role="status">
        <h3 id="import-state">{stateOf(report, isRunning, t)}</h3>
      </div>
      <p className={styles.hint}>
        {t('import.about', {
          source: report.source,
          when: momentOf(report.started_at, locale),
          who: report.by === 'shop' ? t('changes.shop') : report.by,
        })}
      </p>
      {isRunning && <ImportProgress progress={report.progress} />}
      <Figures report={report} />
      {demo !== undefined && <p>{demo}</p>}
      <RefusedRows report={report} hint={t('import.mend-hint')} />
      <RowNotes report={report} />
    </section>
  );
}

type Text = ReturnType<typeof useManageText>;

function stateOf({ state, error, demo_undecided: isAsked }: UpdateReport, isRunning: boolean, t: Text): string {
  if (isRunning) return t('import.running');
  if (isAsked) return t('import.demo-choose');
  return state === 'failed' ? t('import.failed', { why: error ?? '' }) : t('import.done');
}

export function ImportProgress({ progress: { done, total, label } }: Pick<UpdateReport, 'progress'>) {
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
