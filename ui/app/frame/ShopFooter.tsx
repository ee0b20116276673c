import { useLocation, useSearch } from '../../state/address';
import { footerOf } from '../../../core/internal';
import type { NamedLink, Shop, SiteSettings, User } from '../../../core/shopper';
import { isStaff } from '../../../core/staff';
import { Footer, type StoreChoice } from '../../shell/frame/Footer';
import { ownMenu, usualMenu } from '../../shell/frame/own-menu';
import { siteLinks } from './site-links';
import { late } from '../../state/late';
import { useShop } from '../../state/shop-context';
import { useIsHydrating } from '../../state/use-is-hydrating';
import { useObservable } from '../../state/use-observable';
import { useAllWords, useText, type Translate } from '../../text/text-context';
import { useLanguageOffer } from './use-language-offer';

const ShopState = late(async () => (await import('./ShopState')).ShopState);

interface Props {
  readonly year: number;
  readonly choose?: ((isOpen: true) => void) | undefined;
}

export function ShopFooter({ year, choose }: Props) {
  useAllWords('arrival');
  const shop = useShop();
  const user = useObservable(shop.user$, null);
  // The server renders for a guest; the first client render must match even if the user is known by now.
  const isAlive = !useIsHydrating();
  const menu = useObservable(shop.catalogue.menu$, []);
  const settings = useObservable(shop.content.settings$, null);
  const t = useText();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Footer
      settings={settings}
      menu={usualMenu(shop, menu, t)}
      columns={ownMenu(settings, 'footer', { menu, local: (to) => shop.routing.localPath(to) })}
      links={siteLinks(shop, settings, t)}
      account={accountLinks(shop, t)}
      marks={footerOf(settings)}
      stores={storeChoices(shop, settings, search === '' ? path : `${path}?${search}`)}
      language={useLanguageOffer(settings)}
      updated={isAlive && user !== null && seesShopState(user) && <ShopState />}
      onPrivacy={choose && (() => choose(true))}
      year={year}
      onSubscribe={(email) => shop.content.subscribeNewsletter(email)}
    />
  );
}

function seesShopState(user: User): boolean {
  return user.roles.includes('blogger') || isStaff(user);
}

function accountLinks({ routing }: Shop, t: Translate): readonly NamedLink[] {
  const link = (name: string, path: string) => ({ name, path: routing.localPath(path) });
  return [
    link(t('nav.account'), '/my-account'),
    link(t('footer.orders'), '/my-account/orders'),
    link(t('nav.wishlist'), '/my-account/wishlist'),
  ];
}

function storeChoices({ storeViews }: Shop, settings: SiteSettings | null, url: string): readonly StoreChoice[] {
  const { current, available } = storeViews;
  const listed = settings?.langs ?? available.map((store) => store.storeCode);
  return available
    .filter(({ storeCode }) => storeCode === current.storeCode || listed.includes(storeCode))
    .map(({ storeCode, i18n }) => ({
      code: storeCode,
      name: i18n.fullCountryName,
      currency: i18n.currencyCode,
      lang: i18n.defaultLocale,
      path: storeViews.addressIn(storeCode, url, settings?.domains),
      current: storeCode === current.storeCode,
    }));
}
