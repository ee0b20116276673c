import type { BulkReport } from '../../../../core/internal-staff';
import { nameIn } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { languageOf } from '../../../text/languages';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import { formatValue } from '../fields/format-value';
import { PlainTable } from '../goods/PlainTable';
import styles from './Bulk.module.css';
import { formatBulkFault, formatMember } from './format-bulk';

/** Rows shown of one record; a product may have 2,048 variants. */
const MAX_CHANGES = 12;

interface Props {
  readonly report: BulkReport;
  /** Loads the next page of a preview. */
  readonly onMore?: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** Differences and refusals of a bulk edit, record by record. */
export function BulkReportView({ report, onMore, isBusy }: Props) {
  const t = useManageText();
  const language = languageOf(useLocale());
  const { items, refusals, done, total, is_over: isOver } = report;
  const called = ({ record, name }: Pick<BulkReport['items'][number], 'name' | 'record'>) =>
    [record, nameIn(name, language)].filter(Boolean).join('\n');
  return (
    <div className={styles.part}>
      {refusals.length > 0 && (
        <>
          <h3>{t('bulk.refused')}</h3>
          <PlainTable
            caption={t('bulk.refused')}
            heads={[t('bulk.record'), t('bulk.field'), t('prices.reason')]}
            rows={refusals.flatMap((one) =>
              one.errors.map(({ field, message }) => [
                called(one),
                formatMember(field, t),
                formatBulkFault(message, t),
              ]),
            )}
          />
        </>
      )}
      {items.length > 0 && (
        <>
          <h3>{t('bulk.differences')}</h3>
          <PlainTable
            caption={t('bulk.differences')}
            heads={[t('bulk.record'), t('bulk.field'), t('bulk.before'), t('bulk.after')]}
            rows={items.flatMap((one) => rowsOf(one, called(one), t))}
          />
        </>
      )}
      {!isOver && onMore !== undefined && (
        <div className={styles.actions}>
          <p className={styles.hint}>{t('bulk.first', { done, total })}</p>
          <Button kind="secondary" busy={isBusy} onClick={onMore}>
            {t('bulk.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function rowsOf({ changes }: BulkReport['items'][number], name: string, t: ManageText): readonly (readonly string[])[] {
  const rows = changes
    .slice(0, MAX_CHANGES)
    .map(({ path, from, to }) => [name, formatMember(path, t), formatValue(from, t), formatValue(to, t)]);
  const left = changes.length - rows.length;
  return left === 0 ? rows : [...rows, [name, t('bulk.others', { count: left }), '', '']];
}
