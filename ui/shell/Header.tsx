import { clsx } from 'clsx';
import { Link } from '../components/Link';
import type { MenuItem } from '../../core';
import { Icon } from '../components/Icon';
import { useText } from '../text/text-context';
import styles from './Header.module.css';
import { MegaMenu } from './MegaMenu';

interface Props {
  readonly name: string;
  readonly home: string;
  readonly menu: readonly MenuItem[];
  readonly searchPath: string;
  readonly cartPath: string;
  readonly cartCount: number;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onCart: () => void;
}

/** The bar at the top. Every control is a link first, so that it works before and without JavaScript. */
export function Header({ name, home, menu, searchPath, cartPath, cartCount, onMenu, onSearch, onCart }: Props) {
  const t = useText();
  const instead = (action: () => void) => (event: React.MouseEvent) => {
    event.preventDefault();
    action();
  };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a
          href="#menu"
          className={clsx(styles.tool, styles.menuButton)}
          onClick={instead(onMenu)}
          aria-label={t('nav.menu')}
        >
          <Icon name="menu" />
        </a>
        <Link href={home} className={styles.logo}>
          {name}
        </Link>
        <MegaMenu menu={menu} />
        <div className={styles.tools}>
          <a href={searchPath} className={styles.tool} onClick={instead(onSearch)} aria-label={t('nav.search')}>
            <Icon name="search" />
          </a>
          <a
            href={cartPath}
            className={styles.tool}
            onClick={instead(onCart)}
            aria-label={cartCount > 0 ? t('cart.count', { count: cartCount }) : t('nav.cart')}
            data-testid="cart-button"
          >
            <Icon name="bag" />
            {cartCount > 0 && (
              <span className={styles.count} aria-hidden="true" data-testid="cart-count">
                {cartCount}
              </span>
            )}
          </a>
        </div>
      </div>
    </header>
  );
}
