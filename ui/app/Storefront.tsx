import { memo, useCallback, useState } from 'react';
import type { Shop } from '../../core';
import { groundOf } from '../pages/home/ground-of';
import { Notifications } from '../shell/Notifications';
import { OfflineBadge } from '../shell/OfflineBadge';
import { Progress } from '../shell/Progress';
import { PromoStrip } from '../shell/PromoStrip';
import { GroundProvider, type Ground } from '../state/ground';
import { late } from '../state/late';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useText } from '../text/text-context';
import { HeaderBar } from './HeaderBar';
import { PageOutlet } from './PageOutlet';
import { PanelSlot, type PanelLoader } from './PanelSlot';
import type { PageRegistry } from './page-registry';
import { ShopFooter } from './ShopFooter';
import styles from './Storefront.module.css';

const loadMenu: PanelLoader = async () => (await import('./MenuPanel')).MenuPanel;
const loadSearch: PanelLoader = async () => (await import('./SearchSide')).SearchSide;
const loadWishlist: PanelLoader = async () => (await import('./WishlistPanel')).WishlistPanel;
const loadCart: PanelLoader = async () => (await import('./CartPanel')).CartPanel;
const Asides = late(async () => (await import('./Asides')).Asides);

/** The page stays as it is while panels open and counts change around it. */
const Outlet = memo(PageOutlet);

type Panel = 'menu' | 'search' | 'wishlist';

/** Which panel is open, and which were ever opened: those keep their code and what was typed into them. */
function usePanels() {
  const [panel, setPanel] = useState<Panel | 'none'>('none');
  const [opened, setOpened] = useState<readonly Panel[]>([]);
  const open = (next: Panel) => {
    setPanel(next);
    setOpened((before) => (before.includes(next) ? before : [...before, next]));
  };
  const close = useCallback(() => setPanel('none'), []);
  return { panel, opened, open, close };
}

interface Props {
  readonly pages: PageRegistry;
  /** Path and query that the document came for, where the address is another one by now. */
  readonly cameFor?: string | undefined;
  readonly year: number;
}

/** Frame and page: header, the page of the current URL, footer, and the panels that load when first opened. */
export function Storefront({ pages, cameFor, year }: Props) {
  const shop = useShop();
  const t = useText();
  const panels = usePanels();
  return (
    <GroundProvider initial={firstGround(shop)}>
      <a href="#content" className={styles.skip}>
        {t('skip.content')}
      </a>
      <Promo />
      <HeaderBar
        onMenu={() => panels.open('menu')}
        onSearch={() => panels.open('search')}
        onWishlist={() => panels.open('wishlist')}
        onCart={() => shop.cart.toggleMicrocart(true)}
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet pages={pages} cameFor={cameFor} />
      </main>
      <ShopFooter year={year} />
      <Signals />
      <Panels {...panels} />
    </GroundProvider>
  );
}

/** What the header lies on before the page can tell: the same on both sides of hydration. */
function firstGround(shop: Shop): Ground {
  const { page } = shop.routing;
  return page?.name === 'home' ? groundOf(page.home.slides[0]) : undefined;
}

function Promo() {
  const { promo } = useShop();
  const isOn = useObservable(promo.isOn$, false);
  return isOn ? <PromoStrip onTurnOff={() => void promo.turnOff()} /> : null;
}

function Panels({ panel, opened, close }: Pick<ReturnType<typeof usePanels>, 'panel' | 'opened' | 'close'>) {
  const shop = useShop();
  const t = useText();
  const isCartOpen = useObservable(shop.cart.state$, shop.cart.snapshot).isMicrocartOpen;
  const compared = useObservable(shop.compare.count$, 0);
  const { length: waiting } = useObservable(shop.waitingOrders$, []);
  const [hasAsides, setAsides] = useState(false);
  if (compared + waiting > 0 && !hasAsides) setAsides(true);
  const slot = (name: Panel, side: 'left' | 'right', load: PanelLoader, title: string) =>
    opened.includes(name) && <PanelSlot load={load} title={title} side={side} open={panel === name} onClose={close} />;
  return (
    <>
      {slot('menu', 'left', loadMenu, t('nav.menu'))}
      {slot('search', 'right', loadSearch, t('nav.search'))}
      {slot('wishlist', 'right', loadWishlist, t('nav.wishlist'))}
      {isCartOpen && (
        <PanelSlot
          load={loadCart}
          notices={<Notices inPanel />}
          title={t('cart.title')}
          side="right"
          open
          onClose={() => shop.cart.toggleMicrocart(false)}
        />
      )}
      {hasAsides && <Asides notices={<Notices inPanel />} />}
    </>
  );
}

/** What the shop has to say besides its pages: on the way, offline, notices. */
function Signals() {
  const shop = useShop();
  const online = useObservable(shop.online$, true);
  const navigating = useObservable(shop.routing.isNavigating$, false);
  return (
    <>
      <Progress active={navigating} />
      <OfflineBadge online={online} />
      <Notices />
    </>
  );
}

/** Given to what covers the page, so that what comes later does not bring it again. */
function Notices(props: { readonly inPanel?: boolean }) {
  const { notices } = useShop();
  const shown = useObservable(notices.notifications$, []);
  return <Notifications {...props} notifications={shown} onDismiss={(id) => notices.remove(id)} />;
}
