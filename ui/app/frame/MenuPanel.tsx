import { awardedPercent } from '../../../core/internal';
import type { Shop, User } from '../../../core/shopper';
import { isStaff } from '../../../core/staff';
import { contactsOf } from '../../shell/frame/contacts';
import { MenuDrawer } from '../../shell/frame/MenuDrawer';
import { linkedItems, ownMenu, usualMenu } from '../../shell/frame/own-menu';
import type { StoreLink } from '../../shell/frame/MenuLanguages';
import { SidebarPerson } from '../../shell/SidebarPerson';
import { late } from '../../state/late';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useText } from '../../text/text-context';
import { siteLinks } from './site-links';
import type { PanelProps } from '../../parts/PanelSlot';
import { useLanguageOffer } from './use-language-offer';
import { useSidebarAccount } from './use-sidebar-account';

/** Links the current page in each store, on another domain if one is configured. */
function storesOf(shop: Shop): readonly StoreLink[] {
  const rest = shop.routing.page?.route.path ?? '/';
  const domains = shop.content.settings?.domains;
  const { available, current } = shop.storeViews;
  return available.map((store) => ({
    code: store.storeCode,
    name: store.i18n.fullCountryName,
    language: store.i18n.fullLanguageName,
    path: shop.storeViews.addressIn(store.storeCode, shop.routing.localPath(rest), domains),
    current: store.storeCode === current.storeCode,
  }));
}

const BloggerSide = late(async () => (await import('./BloggerSide')).BloggerSide);
const DeveloperSide = late(async () => (await import('./DeveloperSide')).DeveloperSide);

function hasTools(user: User): boolean {
  return user.roles.includes('blogger') || isStaff(user);
}

export function MenuPanel({ open, onClose }: PanelProps) {
  const shop = useShop();
  const t = useText();
  const menu = useObservable(shop.catalogue.menu$, []);
  const settings = useObservable(shop.content.settings$, null);
  const { submenuPath } = useObservable(shop.ui.state$, shop.ui.snapshot);
  const viewed = useObservable(shop.recentlyViewed.count$, 0);
  const saved = useObservable(shop.wishlist.count$, 0);
  const account = useSidebarAccount();
  const user = useObservable(shop.user$, null);
  const currency = shop.storeViews.current.i18n.currencyCode;
  const language = useLanguageOffer(settings);
  const path = (to: string) => shop.routing.localPath(to);
  const own = ownMenu(settings, 'drawer', { menu, local: path });
  return (
    <MenuDrawer
      open={open}
      onClose={onClose}
      person={
        <>
          <SidebarPerson
            visitor={account.visitor}
            percent={settings === null ? 0 : awardedPercent(settings, { user, currency })}
            pathOf={path}
            onClose={onClose}
          />
          {user?.roles.includes('blogger') === true && <BloggerSide key={user.id} onClose={onClose} />}
          {user !== null && hasTools(user) && (
            <DeveloperSide key={`${String(user.id)}-tools`} user={user} onClose={onClose} />
          )}
        </>
      }
      menu={own === undefined ? usualMenu(shop, menu, t) : linkedItems(own)}
      submenu={submenuPath}
      onSubmenu={(names) => shop.ui.openSubmenu(names)}
      stores={storesOf(shop)}
      language={language}
      recent={{ path: path('/recently-viewed'), count: viewed }}
      wishlist={{ path: path('/my-account/wishlist'), count: saved }}
      site={own === undefined ? Object.values(siteLinks(shop, settings, t)).flat() : []}
      contacts={contactsOf(settings)}
      onSignOut={account.onSignOut}
    />
  );
}
