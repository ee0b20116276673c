import type { Present } from '../../../core/staff';
import { useManageText } from '../../text/manage-text';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import styles from './PresenceLine.module.css';

const DAY_MS = 86_400_000;

interface Props {
  readonly others: readonly Present[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Reserves its space while empty, to avoid layout shift. */
export function PresenceLine({ others, at }: Props) {
  const t = useManageText();
  const locale = useLocale();
  return (
    <p className={styles.presence} role="status">
      {others.map(({ who, since, editing }) => (
        <span key={`${who} ${since}`} className={styles.one} data-editing={editing || undefined}>
          {t(editing ? 'presence.editing' : 'presence.reading', { who, since: sinceOf(since, at, locale) })}{' '}
        </span>
      ))}
    </p>
  );
}

/** Time only for today; older ones with the date. */
function sinceOf(since: string, at: number, locale: string): string {
  if (at - Date.parse(since) >= DAY_MS / 2) return momentOf(since, locale);
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(since));
}
