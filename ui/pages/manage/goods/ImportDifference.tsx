import { useState } from 'react';
import { MAX_IMPORT_ROWS, type DemoFate, type UpdateReport } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { formatValue } from '../fields/format-value';
import { DemoChoice } from './DemoChoice';
import styles from './ImportReport.module.css';
import { PlainTable } from './PlainTable';
import { RefusedRows, RowNotes } from './RefusedRows';

interface Props {
  readonly report: UpdateReport;
  readonly isBusy: boolean;
  readonly onApply: (demo: DemoFate | undefined) => void;
}

export function ImportDifference({ report, isBusy, onApply }: Props) {
  const t = useManageText();
  const { source, rows, products, demo } = report;
  const [fate, setFate] = useState<DemoFate>();
  const [isAsked, setAsked] = useState(false);
  const count = products.created + products.updated;
  const apply = () => {
    const isUnanswered = demo !== null && fate === undefined;
    setAsked(isUnanswered);
    if (!isUnanswered) onApply(fate);
  };
  return (
    <section aria-labelledby="import-difference" className={styles.report}>
      <h2 id="import-difference">
        {t('prices.difference')} <span className={styles.name}>{source}</span>
      </h2>
      <p role="status">{t('import.counts', { read: rows.read, refused: rows.refused, ...products })}</p>
      {demo !== null && (
        <DemoChoice demo={demo} fate={fate} isAsked={isAsked && fate === undefined} onChange={setFate} />
      )}
      {count > 0 && (
        <div>
          <Button busy={isBusy} onClick={apply}>
            {t('import.apply', { count })}
          </Button>
        </div>
      )}
      <RefusedRows report={report} hint={t('import.mend-first')} />
      <Changes report={report} />
      <RowNotes report={report} />
    </section>
  );
}

function Changes({ report: { changes, products } }: Pick<Props, 'report'>) {
  const t = useManageText();
  const created = changes.filter(({ outcome }) => outcome === 'created');
  const changed = changes.filter(({ outcome }) => outcome === 'updated').flatMap((change) => linesOf(change, t));
  const isCut = changes.length < products.created + products.updated || changed.length > MAX_IMPORT_ROWS;
  return (
    <>
      {isCut && <p className={styles.hint}>{t('prices.first', { count: MAX_IMPORT_ROWS })}</p>}
      {changed.length > 0 && (
        <div className={styles.report}>
          <h3>{t('import.updated')}</h3>
          <PlainTable
            caption={t('import.updated')}
            heads={[t('product.sku'), t('prices.line'), t('prices.column'), t('prices.from'), t('prices.to')]}
            rows={changed.slice(0, MAX_IMPORT_ROWS)}
          />
        </div>
      )}
      {created.length > 0 && (
        <div className={styles.report}>
          <h3>{t('import.created')}</h3>
          <PlainTable
            caption={t('import.created')}
            heads={[t('product.sku'), t('prices.line'), t('product.name')]}
            rows={created.map(({ sku, row, name }) => [sku, String(row), name])}
          />
        </div>
      )}
    </>
  );
}

function linesOf({ sku, row, changes }: UpdateReport['changes'][number], t: ManageText): readonly string[][] {
  if (changes.length === 0) return [[sku, String(row), t('import.other'), '', '']];
  return changes.map(({ path, from, to }) => [sku, String(row), path, formatValue(from, t), formatValue(to, t)]);
}
