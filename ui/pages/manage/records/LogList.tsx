import type { LogEntry } from '../../../../core/internal-staff';
import { Button } from '../../../components/base/Button';
import { Link } from '../../../components/base/Link';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { formatValue } from '../fields/format-value';
import { formatChange as formatOrderChange } from '../orders/OrderHistory';
import styles from './ChangeList.module.css';
import { formatLog } from './format-log';

/** Kinds whose sentence contains all details. */
const SAID: ReadonlySet<string> = new Set([
  'sign_out',
  'sign-in',
  'sign-in-refused',
  'erasure',
  'export',
  'price_list',
]);

interface Props {
  readonly entries: readonly LogEntry[];
  readonly nameOf: (entry: LogEntry) => string;
  /** Address of the record; undefined if it has no page. */
  readonly pathOf: (entry: LogEntry) => string | undefined;
  readonly mayUndo: (entry: LogEntry) => boolean;
  readonly onUndo: (entry: LogEntry) => void;
  readonly busy?: number | undefined;
}

export function LogList({ entries, nameOf, pathOf, mayUndo, onUndo, busy }: Props) {
  const t = useManageText();
  const locale = useLocale();
  if (entries.length === 0) return <p>{t('log.none')}</p>;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => {
        const path = pathOf(entry);
        const sentence = formatLog(entry, nameOf(entry), t);
        return (
          <li key={entry.id} className={styles.change}>
            <p className={styles.what}>
              <b>{path === undefined ? sentence : <Link href={path}>{sentence}</Link>}</b>
              <time dateTime={entry.at}>{momentOf(entry.at, locale)}</time>
            </p>
            {entry.action === 'changed' && !SAID.has(entry.kind) && <Changes entry={entry} />}
            {entry.change !== null && mayUndo(entry) && (
              <Button kind="quiet" busy={busy === entry.change} onClick={() => onUndo(entry)}>
                {t('changes.undo')}
                <span className="visually-hidden"> {nameOf(entry)}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Changes({ entry: { kind, changes } }: { readonly entry: LogEntry }) {
  const t = useManageText();
  const locale = useLocale();
  return (
    <ul className={styles.members}>
      {changes.map(({ path, from, to }, index) => (
        <li key={`${path} ${String(index)}`}>
          {kind === 'order'
            ? formatOrderChange({ name: path, from: textOf(from), to: textOf(to) }, t, locale)
            : t('changes.from-to', { path, from: formatValue(from, t), to: formatValue(to, t) })}
        </li>
      ))}
    </ul>
  );
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
