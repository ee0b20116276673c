import { clsx } from 'clsx';
import { useRef } from 'react';
import { Link } from '../components/Link';
import type { MenuItem, SiteSettings } from '../../core';
import { Icon, type IconName } from '../components/Icon';
import type { Ground } from '../state/ground';
import { useText } from '../text/text-context';
import { headerTitle } from './header-title';
import styles from './Header.module.css';
import { MegaMenu } from './MegaMenu';
import { useHeaderScroll } from './use-header-scroll';

export interface HeaderPaths {
  readonly home: string;
  readonly search: string;
  readonly wishlist: string;
  readonly cart: string;
}

interface Props {
  readonly name: string;
  readonly paths: HeaderPaths;
  readonly menu: readonly MenuItem[];
  readonly cartCount: number;
  readonly wishlistCount: number;
  /** How it looks and behaves (A §2.3); a plain bar that stays at the top where nothing is set. */
  readonly navbar?: SiteSettings['navbar'];
  /** Path of the shop's logo, shown in place of its name. */
  readonly logo?: string | undefined;
  /** What it stands on while the page is at its top: over a slide its colours are inverted. */
  readonly ground?: Ground;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onWishlist: () => void;
  readonly onCart: () => void;
}

/** The bar at the top. Every control is a link first, so that it works before and without JavaScript. */
export function Header(props: Props) {
  const { name, paths, menu, navbar, logo, ground, cartCount, wishlistCount } = props;
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const isSticky = navbar?.sticky ?? true;
  const hides = isSticky && navbar?.sticky_hide === true && navbar.sticky_hideable !== false;
  useHeaderScroll(bar, hides);
  const type = navbar?.type ?? 'solid';
  const texture = type === 'texture' && navbar?.texture_preview !== undefined ? navbar.texture_preview : undefined;
  return (
    <header
      ref={bar}
      className={styles.header}
      data-top=""
      data-type={type}
      data-fixed={isSticky || undefined}
      data-blur={(navbar?.blur ?? false) || (navbar?.solid_blur ?? false) || undefined}
      data-ground={navbar?.transparent === true ? ground : undefined}
      style={texture === undefined ? undefined : { '--texture': `url(${JSON.stringify(texture)})` }}
    >
      <div className={styles.bar}>
        <a
          href="#menu"
          className={clsx(styles.tool, styles.menuButton)}
          onClick={instead(props.onMenu)}
          aria-label={t('nav.menu')}
        >
          <Icon name="menu" />
        </a>
        <Link href={paths.home} className={styles.logo}>
          <Name name={name} logo={logo} />
        </Link>
        <MegaMenu menu={menu} />
        <div className={styles.tools}>
          <a href={paths.search} className={styles.tool} onClick={instead(props.onSearch)} aria-label={t('nav.search')}>
            <Icon name="search" />
          </a>
          <Tool
            icon="heart"
            href={paths.wishlist}
            onOpen={props.onWishlist}
            count={wishlistCount}
            label={wishlistCount > 0 ? t('wishlist.count', { count: wishlistCount }) : t('nav.wishlist')}
            id="wishlist"
          />
          <Tool
            icon="bag"
            href={paths.cart}
            onOpen={props.onCart}
            count={cartCount}
            label={cartCount > 0 ? t('cart.count', { count: cartCount }) : t('nav.cart')}
            id="cart"
          />
        </div>
      </div>
    </header>
  );
}

function instead(action: () => void) {
  return (event: React.MouseEvent) => {
    event.preventDefault();
    action();
  };
}

function Name({ name, logo }: { readonly name: string; readonly logo: string | undefined }) {
  const t = useText();
  const title = headerTitle(name) || t('home.title');
  return logo === undefined ? title : <img src={logo} alt={title} className={styles.picture} height={32} />;
}

interface ToolProps {
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
  readonly count: number;
  readonly id: 'cart' | 'wishlist';
  readonly onOpen: () => void;
}

function Tool({ icon, href, label, count, id, onOpen }: ToolProps) {
  return (
    <a href={href} className={styles.tool} onClick={instead(onOpen)} aria-label={label} data-testid={`${id}-button`}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true" data-testid={`${id}-count`}>
          {count}
        </span>
      )}
    </a>
  );
}
