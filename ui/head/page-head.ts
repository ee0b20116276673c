import type { PageIdentity } from '../../core/internal';
import type { Page, SiteSettings } from '../../core/shopper';
import { collectionTitle } from '../text/collection-title';
import { cabinetTitle } from '../text/cabinet-title';
import type { Translate } from '../text/text-context';
import { searchedWords } from '../pages/searched-words';
import { searchTitle } from '../text/search-title';
import { plainText, shorten } from './data/plain-text';

export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string;
  /** Path and query; undefined for pages without a canonical address. */
  readonly canonical: string | undefined;
}

interface HeadContext {
  readonly settings: SiteSettings | null;
  readonly identity: PageIdentity;
  readonly t: Translate;
}

function names(page: Page, t: Translate): { readonly title: string; readonly description?: string | undefined } {
  switch (page.name) {
    case 'home':
      return { title: '' };
    case 'category':
      return { title: page.category.category.name, description: page.category.category.description };
    case 'collection':
      return { title: collectionTitle(page.collection, t) };
    case 'brands':
      return { title: t('brands.title') };
    case 'search':
      return { title: searchTitle(searchedWords(page.listing), t) };
    case 'product':
      return {
        title: page.view.parent.meta_title ?? page.view.parent.name,
        description: page.view.parent.meta_description ?? page.view.parent.short_description,
      };
    case 'cms-page':
      return { title: page.page.meta_title ?? page.page.title, description: page.page.meta_description };
    case 'cart':
      return { title: t('cart.title') };
    case 'checkout':
      return { title: t('checkout.title') };
    case 'successful-payment':
      return { title: t('thanks.title') };
    case 'order':
      return { title: t('thanks.your-order') };
    case 'failed-payment':
      return { title: t('payment.failed') };
    case 'compare':
      return { title: t('compare.title') };
    case 'my-account':
      return { title: t('account.title') };
    case 'my-account-edit':
      return { title: t('account.edit') };
    case 'my-orders':
      return { title: t('account.orders') };
    case 'manage':
      return { title: t('manage.title') };
    case 'cabinet':
      return { title: t(cabinetTitle(page.route.name)) };
    case 'reset-password':
      return { title: t('reset.title') };
    case 'my-account-wishlist':
      return { title: t('nav.wishlist') };
    case 'my-account-recently-viewed':
    case 'recently-viewed':
      return { title: t('recent.title') };
    case 'error':
      return { title: t('error.title') };
    case 'offline':
      return { title: t('offline.title') };
    case 'page-not-found':
      return { title: t('not-found.title') };
  }
}

/** Search engines show some 160 characters. */
const MAX_DESCRIPTION = 160;

export function pageHead(page: Page, { settings, identity, t }: HeadContext): PageHead {
  const site = siteName(settings);
  const { title, description = settings?.seo?.site_description } = names(page, t);
  return {
    title: page.name === 'home' ? homeTitle(site, settings?.seo?.site_description) : titleOf(title, site),
    description: description === undefined ? undefined : shorten(plainText(description), MAX_DESCRIPTION),
    robots: identity.indexable ? 'index, follow' : 'noindex',
    canonical: identity.canonical,
  };
}

/** Search engines show some 60 characters of a title. */
const MAX_CLAIM = 60;

function homeTitle(site: string, description = ''): string {
  const [claim = ''] = /^[^.!?。！？]+/.exec(plainText(description)) ?? [];
  const fits = claim.trim() !== '' && claim.length <= MAX_CLAIM && !claim.includes(site);
  return fits ? titleOf(claim, site) : site;
}

const SEPARATORS = '|-–—·:';

/** '%s - site name', unless the title already ends in the name. */
function titleOf(title: string, site: string): string {
  const words = title.trim();
  const rest = words.endsWith(site) ? words.slice(0, -site.length).trimEnd() : words;
  const isNamed = rest !== words && SEPARATORS.includes(rest.at(-1) ?? SEPARATORS);
  const own = isNamed ? rest.slice(0, -1).trimEnd() : words;
  return own === '' ? site : `${own} - ${site}`;
}

export function siteName(settings: SiteSettings | null): string {
  return settings?.seo?.site_name ?? settings?.name ?? 'Vitrine';
}
