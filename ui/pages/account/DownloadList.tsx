import type { OrderDownload } from '../../../core/account';
import { fileSize } from '../../text/file-size';
import { useLocale, useText } from '../../text/text-context';
import { useTimeZone } from '../../state/use-time-zone';
import styles from './DownloadList.module.css';

interface Props {
  readonly downloads: readonly OrderDownload[];
}

export function DownloadList({ downloads }: Props) {
  return (
    <ul className={styles.list} data-testid="downloads">
      {downloads.map((download) => (
        <li key={download.id} className={styles.row}>
          <Facts download={download} />
          <Way download={download} />
        </li>
      ))}
    </ul>
  );
}

interface OneProps {
  readonly download: OrderDownload;
}

function Facts({ download: { product, title, file, state, used, max, expires_at: end } }: OneProps) {
  const t = useText();
  const locale = useLocale();
  const zone = useTimeZone();
  const often = max === null ? t('downloads.always') : t('downloads.times', { count: Math.max(0, max - used) });
  const until = end === null ? undefined : t('downloads.until', { date: dayOf(end, locale, zone) });
  const parts = [file === null ? undefined : fileSize(file.size, locale), ...(state === 'ready' ? [often, until] : [])];
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.soft}>{product}</p>
      <p className={styles.soft}>{parts.filter((part) => part !== undefined).join(' · ')}</p>
    </div>
  );
}

function Way({ download: { title, file, state, link } }: OneProps) {
  const t = useText();
  if (state !== 'ready' || link === null || file === null) {
    return <p className={styles.why}>{state === 'ready' ? null : t(`downloads.${state}`)}</p>;
  }
  return (
    <a className={styles.get} href={link} download aria-label={t('downloads.get-named', { title, name: file.name })}>
      {t('downloads.get')}
    </a>
  );
}

function dayOf(moment: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(Date.parse(moment));
}
