import { clsx } from 'clsx';
import { WayList } from '../components/bag/WayList';
import { useText } from '../text/text-context';
import styles from './OfflinePage.module.css';

interface Props {
  readonly kept: readonly { readonly path: string; readonly title: string }[];
  readonly ways: readonly { readonly path: string; readonly title: string }[];
}

export function OfflinePage({ kept, ways }: Props) {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1 className={clsx('display', styles.title)}>{t('offline.title')}</h1>
      <p className={styles.text}>{t('offline.text')}</p>
      <WayList ways={ways} />
      {kept.length > 0 && (
        <section className={styles.kept} aria-labelledby="kept-on-device" data-testid="kept-pages">
          <h2 id="kept-on-device" className={styles.heading}>
            {t('offline.kept')}
          </h2>
          <WayList ways={kept} />
        </section>
      )}
    </div>
  );
}
