import type { StaffChange } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import { momentOf } from '../../../text/moment-of';
import { changedName } from './changed-name';
import styles from './ChangeList.module.css';
import { formatChange } from './format-change';
import { formatValue } from '../fields/format-value';

interface Props {
  readonly changes: readonly StaffChange[];
  readonly onUndo?: ((change: StaffChange) => void) | undefined;
  readonly mayUndo?: (change: StaffChange) => boolean;
  /** Default: the record's name, else its id. */
  readonly nameOf?: (change: StaffChange) => string;
  readonly busy?: number | undefined;
}

export function ChangeList({ changes, onUndo, mayUndo, nameOf, busy }: Props) {
  const t = useManageText();
  const locale = useLocale();
  const called = nameOf ?? ((change: StaffChange) => changedName(change, locale));
  if (changes.length === 0) return <p>{t('changes.none')}</p>;
  return (
    <ol className={styles.list}>
      {changes.map((change) => (
        <li key={change.id} className={styles.change}>
          <p className={styles.what}>
            <b>{formatChange(change, called(change), t)}</b>
            <time dateTime={change.at}>{momentOf(change.at, locale)}</time>
          </p>
          {change.action === 'changed' && change.kind !== 'sign_out' && (
            <ul className={styles.members}>
              {change.changes.map(({ path, from, to }) => (
                <li key={path}>{t('changes.from-to', { path, from: formatValue(from, t), to: formatValue(to, t) })}</li>
              ))}
            </ul>
          )}
          {onUndo !== undefined && mayUndo?.(change) !== false && (
            <Button kind="quiet" busy={busy === change.id} onClick={() => onUndo(change)}>
              {t('changes.undo')}
              <span className="visually-hidden"> {called(change)}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
