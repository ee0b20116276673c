import { csvCell } from '../../../../core/internal-staff';
import type { UpdateReport } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import styles from './ImportReport.module.css';
import { PlainTable } from './PlainTable';

type Rows = UpdateReport['refused'];

export function RefusedRows({
  report: { refused, rows },
  hint,
}: {
  readonly report: Pick<UpdateReport, 'refused' | 'rows'>;
  readonly hint: string;
}) {
  const t = useManageText();
  if (refused.length === 0) return null;
  return (
    <div className={styles.report}>
      <h3>{t('import.mend')}</h3>
      <p className={styles.hint}>{hint}</p>
      {refused.length < rows.refused && <p className={styles.hint}>{t('prices.first', { count: refused.length })}</p>}
      <div>
        <Button kind="secondary" onClick={() => download(refused)}>
          {t('import.download')}
        </Button>
      </div>
      <RowTable caption={t('import.mend')} rows={refused} />
    </div>
  );
}

export function RowNotes({ report: { notes } }: { readonly report: Pick<UpdateReport, 'notes'> }) {
  const t = useManageText();
  if (notes.length === 0) return null;
  return (
    <div className={styles.report}>
      <h3>{t('import.notes')}</h3>
      <RowTable caption={t('import.notes')} rows={notes} />
    </div>
  );
}

function RowTable({ caption, rows }: { readonly caption: string; readonly rows: Rows }) {
  const t = useManageText();
  return (
    <PlainTable
      caption={caption}
      heads={[t('import.file'), t('prices.line'), t('product.sku'), t('prices.reason')]}
      rows={rows.map(({ file, row, sku, reason }) => [file, String(row), sku, reason])}
    />
  );
}

/** Downloads the rows as a spreadsheet. */
function download(refused: Rows): void {
  const lines = refused.map(({ file, row, sku, reason }) => [file, row, sku, reason].map(csvCell).join(','));
  const blob = new Blob([`\uFEFF${['file,row,sku,reason', ...lines].join('\r\n')}\r\n`], { type: 'text/csv' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'refused-rows.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
