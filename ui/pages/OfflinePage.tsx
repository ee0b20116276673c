import { clsx } from 'clsx';
import { WayList } from '../components/WayList';
import { useText } from '../text/text-context';
import styles from './OfflinePage.module.css';

interface Props {
  /** Pages that open all the same, by path and name. */
  readonly kept: readonly { readonly path: string; readonly title: string }[];
  /** Where bag and home are. */
  readonly ways: readonly { readonly path: string; readonly title: string }[];
}

/** Without a network, and the page is not kept: that it comes by itself, and what can be looked at meanwhile (S §8). */
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
