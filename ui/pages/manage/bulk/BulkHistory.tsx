import type { BulkEdit } from '../../../../core/internal-staff';
import { Button } from '../../../components/base/Button';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import styles from '../goods/PriceDifference.module.css';

interface Props {
  readonly edits: readonly BulkEdit[];
  readonly isBusy: boolean;
  readonly onUndo: (edit: BulkEdit) => void;
  readonly onResume: (edit: BulkEdit) => void;
}

/** Recent bulk edits, to undo them or to continue one that was interrupted. */
export function BulkHistory({ edits, isBusy, onUndo, onResume }: Props) {
  const t = useManageText();
  const locale = useLocale();
  if (edits.length === 0) return null;
  return (
    <section aria-labelledby="bulk-edits">
      <h2 id="bulk-edits">{t('bulk.recent')}</h2>
      <ul className={styles.lists}>
        {edits.map((edit) => {
          const when = momentOf(edit.at, locale);
          return (
            <li key={edit.id} className={styles.list}>
              <p>
                <b>{setOf(edit)}</b>
                <br />
                <span className={styles.hint}>
                  {t('bulk.entry', { who: edit.who === 'shop' ? t('changes.shop') : edit.who, when })}{' '}
                  {stateOf(edit, t)}
                </span>
              </p>
              <span>
                {!edit.is_over && !edit.is_undone && (
                  <Button
                    kind="quiet"
                    busy={isBusy}
                    aria-label={`${t('bulk.resume')}: ${when}`}
                    onClick={() => onResume(edit)}
                  >
                    {t('bulk.resume')}
                  </Button>
                )}
                {(!edit.is_undone || !edit.is_over) && edit.changed > 0 && (
                  <Button
                    kind="quiet"
                    busy={isBusy}
                    aria-label={`${t('prices.undo')}: ${when}`}
                    onClick={() => onUndo(edit)}
                  >
                    {t('prices.undo')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function setOf({ set }: BulkEdit): string {
  return typeof set === 'object' && set !== null ? Object.keys(set).join(', ') : '';
}

function stateOf({ is_undone: isUndone, undone, changed, refused, done, total }: BulkEdit, t: ManageText): string {
  if (isUndone) return t('bulk.state-undone', { undone, changed });
  return t('bulk.state-done', { done, total, changed, refused });
}
