import { Link } from '../../components/base/Link';
import { useManageText } from '../../text/manage-text';
import styles from './DayFigures.module.css';

interface Figures {
  readonly orders: number;
  readonly sum: string;
  readonly paid: string;
  readonly refunds: string;
}

export interface DayRow {
  readonly store: string;
  readonly today: Figures;
  readonly yesterday: Figures;
}

const NAMES = ['orders', 'sum', 'paid', 'refunds'] as const;

/** Shows each figure above that of the day before, by store. */
export function DayFigures({ rows }: { readonly rows: readonly DayRow[] }) {
  const t = useManageText();
  return (
    <section aria-labelledby="day-figures">
      <h2 id="day-figures" className={styles.title}>
        {t('home.figures')}
      </h2>
      {rows.length === 0 && <p>{t('home.no-figures')}</p>}
      {rows.map(({ store, today, yesterday }) => (
        <div key={store} className={styles.store}>
          <h3>{store}</h3>
          <dl className={styles.figures}>
            {NAMES.map((name) => (
              <div key={name}>
                <dt>{t(`home.${name}`)}</dt>
                <dd>
                  <b>{today[name]}</b>
                  <span>
                    {t('home.yesterday')}: {yesterday[name]}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

interface Waiting {
  readonly label: string;
  readonly count: number;
  readonly path: string;
}

export function WaitingList({ items }: { readonly items: readonly Waiting[] }) {
  const t = useManageText();
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className={styles.title}>
        {t('home.attention')}
      </h2>
      {items.length === 0 && <p>{t('home.all-well')}</p>}
      <ul className={styles.waiting}>
        {items.map(({ label, count, path }) => (
          <li key={label}>
            <Link href={path}>
              <b>{count}</b> {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
