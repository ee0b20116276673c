import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import type { PanelName } from '../../../core/internal';
import type { SiteSettings } from '../../../core/shopper';
import { Icon, type IconName } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import type { Ground } from '../../state/ground';
import { useText } from '../../text/text-context';
import { headerTitle } from './header-title';
import styles from './Header.module.css';
import type { Logo } from './logo';
import { useHeaderScroll } from './use-header-scroll';

export interface HeaderPaths {
  readonly home: string;
  readonly search: string;
  readonly account: string;
  readonly wishlist: string;
  readonly cart: string;
}

interface Props {
  readonly name: string;
  readonly paths: HeaderPaths;
  readonly children?: ReactNode;
  readonly cartCount: number;
  readonly wishlistCount: number;
  readonly isSignedIn?: boolean;
  readonly panel?: PanelName | null;
  readonly navbar?: SiteSettings['navbar'];
  readonly logo?: Logo | undefined;
  readonly ground?: Ground;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onAccount: () => void;
  readonly onWishlist: () => void;
  readonly onCart: () => void;
}

/** Every control is a link first, so that it works without JavaScript. */
export function Header({ paths, panel = null, ...props }: Props) {
  const { name, children, logo, isSignedIn, cartCount, wishlistCount } = props;
  const t = useText();
  const [bar, look] = useLook(props);
  return (
    <header ref={bar} className={styles.header} data-top="" {...look}>
      <div className={styles.bar}>
        <div className={styles.first}>
          <Tool icon="menu" href="#menu" onOpen={props.onMenu} label={t('nav.menu')} open={panel === 'sidebar'} />
          <Tool
            icon="search"
            href={paths.search}
            onOpen={props.onSearch}
            label={t('nav.search')}
            open={panel === 'search'}
          />
        </div>
        <Link href={paths.home} className={styles.logo}>
          <ShopName name={name} logo={logo} />
        </Link>
        {children}
        <div className={styles.tools}>
          <Tool
            icon={isSignedIn === true ? 'person-in' : 'person'}
            href={paths.account}
            onOpen={props.onAccount}
            label={t('nav.account')}
            className={styles.account}
          />
          <Tool
            icon="heart"
            href={paths.wishlist}
            onOpen={props.onWishlist}
            count={wishlistCount}
            label={wishlistCount > 0 ? t('wishlist.count', { count: wishlistCount }) : t('nav.wishlist')}
            id="wishlist"
            open={panel === 'wishlist'}
          />
          <Tool
            icon="bag"
            href={paths.cart}
            onOpen={props.onCart}
            count={cartCount}
            label={cartCount > 0 ? t('cart.count', { count: cartCount }) : t('nav.cart')}
            id="cart"
            open={panel === 'microcart'}
          />
        </div>
      </div>
    </header>
  );
}

function useLook({ navbar, ground }: Pick<Props, 'navbar' | 'ground'>) {
  const bar = useRef<HTMLElement>(null);
  const { sticky = false, type = 'solid', transparent = false } = navbar ?? {};
  useHeaderScroll(bar, sticky && navbar?.sticky_hide === true && navbar.sticky_hideable === true);
  const texture = type === 'texture' ? navbar?.texture_preview : undefined;
  const look = {
    'data-type': type,
    'data-fixed': sticky || undefined,
    'data-blur': navbar?.blur === true || navbar?.solid_blur === true || undefined,
    'data-transparent': transparent || undefined,
    'data-ground': transparent ? ground : undefined,
    style: texture === undefined ? undefined : { '--texture': `url(${JSON.stringify(texture)})` },
  };
  return [bar, look] as const;
}

export function ShopName({ name, logo }: { readonly name: string; readonly logo: Logo | undefined }) {
  const t = useText();
  const title = headerTitle(name) || t('home.title');
  if (logo === undefined) return <span className={styles.name}>{title}</span>;
  if (logo.shape === undefined) return <img src={logo.src} alt={title} className={styles.picture} height={32} />;
  const style = { '--logo': `url("${logo.src}")`, aspectRatio: logo.shape };
  return <span role="img" aria-label={title} className={clsx(styles.picture, styles.shape)} style={style} />;
}

interface ToolProps {
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
  readonly count?: number;
  readonly id?: 'cart' | 'wishlist';
  readonly open?: boolean;
  readonly className?: string | undefined;
  readonly onOpen: () => void;
}

function Tool({ icon, href, label, count = 0, id, open, className, onOpen }: ToolProps) {
  return (
    <a
      href={href}
      className={clsx(styles.tool, className)}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open}
      data-testid={id && `${id}-button`}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true" data-testid={id && `${id}-count`}>
          {count}
        </span>
      )}
    </a>
  );
}
