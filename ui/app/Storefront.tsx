import { lazy, Suspense, useCallback, useState } from 'react';
import type { NamedLink, Product, Shop } from '../../core';
import { Footer, type StoreChoice } from '../shell/Footer';
import { Header } from '../shell/Header';
import { Notifications } from '../shell/Notifications';
import { OfflineBadge } from '../shell/OfflineBadge';
import { Progress } from '../shell/Progress';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useText, type Translate } from '../text/text-context';
import { PageOutlet } from './PageOutlet';
import type { PageRegistry } from './page-registry';
import styles from './Storefront.module.css';

const MenuDrawer = lazy(async () => ({ default: (await import('../shell/MenuDrawer')).MenuDrawer }));
const SearchPanel = lazy(async () => ({ default: (await import('../shell/SearchPanel')).SearchPanel }));
const CartPanel = lazy(async () => ({ default: (await import('./CartPanel')).CartPanel }));

type Panel = 'menu' | 'search';

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

/** Frame and page: header, the page of the current URL, footer, and the panels that load when first opened. */
export function Storefront({ pages, year }: { readonly pages: PageRegistry; readonly year: number }) {
  const shop = useShop();
  const t = useText();
  const menu = useObservable(shop.catalogue.menu$, []);
  const settings = useObservable(shop.content.settings$, null);
  const count = useObservable(shop.cart.count$, 0);
  const cart = useObservable(shop.cart.state$, shop.cart.snapshot);
  const panels = usePanels();
  return (
    <>
      <a href="#content" className={styles.skip}>
        {t('skip.content')}
      </a>
      <Header
        name={settings?.name ?? shop.storeViews.current.name}
        home={shop.routing.localPath('/')}
        menu={menu}
        searchPath={shop.routing.localPath('/search')}
        cartPath={shop.routing.localPath('/cart')}
        cartCount={cart.isLoaded ? count : 0}
        onMenu={() => panels.open('menu')}
        onSearch={() => panels.open('search')}
        onCart={() => shop.cart.toggleMicrocart(true)}
      />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageOutlet pages={pages} />
      </main>
      <Footer
        settings={settings}
        menu={menu}
        helpLinks={helpLinks(shop, t)}
        stores={storeChoices(shop)}
        year={year}
        onSubscribe={(email) => shop.content.subscribeNewsletter(email)}
      />
      <Signals />
      <Suspense fallback={null}>
        {panels.opened.includes('menu') && (
          <MenuDrawer open={panels.panel === 'menu'} onClose={panels.close} menu={menu} />
        )}
        {panels.opened.includes('search') && <Search open={panels.panel === 'search'} onClose={panels.close} />}
        {cart.isMicrocartOpen && <CartPanel />}
      </Suspense>
    </>
  );
}

/** What the shop has to say besides its pages: on the way, offline, notices. */
function Signals() {
  const shop = useShop();
  const online = useObservable(shop.online$, true);
  const navigating = useObservable(shop.routing.isNavigating$, false);
  const notifications = useObservable(shop.notices.notifications$, []);
  return (
    <>
      <Progress active={navigating} />
      <OfflineBadge online={online} />
      <Notifications notifications={notifications} onDismiss={(id) => shop.notices.remove(id)} />
    </>
  );
}

function Search({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const shop = useShop();
  const suggest = useCallback((text: string) => shop.catalogue.suggest(text), [shop]);
  const productLink = useCallback((product: Product) => shop.routing.productLink(product), [shop]);
  const searchPath = shop.routing.localPath('/search');
  return <SearchPanel open={open} onClose={onClose} searchPath={searchPath} suggest={suggest} linkOf={productLink} />;
}

function helpLinks(shop: Shop, t: Translate): readonly NamedLink[] {
  const settings = shop.content.settings;
  const link = (name: string, path: string) => ({ name, path: shop.routing.localPath(path) });
  return [
    ...(settings?.has_shipping_info === true ? [link(t('footer.delivery'), '/delivery')] : []),
    ...(settings?.has_return_policy === true ? [link(t('footer.returns'), '/returns')] : []),
    ...(settings?.has_terms_and_conditions === true ? [link(t('footer.terms'), '/terms-of-use')] : []),
    ...(settings?.has_privacy_policy === true ? [link(t('footer.privacy'), '/privacy')] : []),
  ];
}

function storeChoices(shop: Shop): readonly StoreChoice[] {
  return shop.storeViews.available.map((store) => ({
    code: store.storeCode,
    name: store.i18n.fullCountryName,
    currency: store.i18n.currencyCode,
    path: store.url,
    current: store.storeCode === shop.storeViews.current.storeCode,
  }));
}
