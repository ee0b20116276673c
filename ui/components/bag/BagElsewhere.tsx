import { useText } from '../../text/text-context';
import styles from './BagElsewhere.module.css';

interface Props {
  readonly country: string;
  readonly units: number;
  readonly path: string;
}

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
