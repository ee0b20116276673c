import { Link } from '../components/Link';
import { usualMenu } from '../shell/own-menu';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useText } from '../text/text-context';
import styles from './WaysOn.module.css';

/** Where a page leads that has nothing to show: the departments, what is new, what is reduced, the brands. */
export function WaysOn() {
  const shop = useShop();
  const t = useText();
  const menu = useObservable(shop.catalogue.menu$, []);
  return (
    <ul className={styles.ways} data-testid="ways-on">
      {usualMenu(shop, menu, t).map(({ path, name }) => (
        <li key={path}>
          <Link href={path} className={styles.way}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
