import { useText } from '../text/text-context';
import styles from './BagElsewhere.module.css';

interface Props {
  /** Name of the country whose bag it is. */
  readonly country: string;
  /** Units in it. */
  readonly units: number;
  /** Address of that bag: a page of another store, and so a document of its own. */
  readonly path: string;
}

/** An empty bag is not the only one: what waits in the bag of another country, and the way there (S §4, cart persistence). */
export function BagElsewhere({ country, units, path }: Props) {
  const t = useText();
  return (
    <div className={styles.elsewhere} data-testid="bag-elsewhere">
      <p>
        {t('cart.elsewhere', { count: units, country })} {t('cart.elsewhere-why')}
      </p>
      <a href={path}>
        {t('cart.elsewhere-go')}
        <span className="visually-hidden"> {country}</span>
      </a>
    </div>
  );
}
