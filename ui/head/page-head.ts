import type { Page, SiteSettings, StoreView } from '../../core';
import type { Translate } from '../text/text-context';

/** What the head of a document says about its page. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  /** 'index, follow' or 'noindex' (A §2.1). */
  readonly robots: string;
}

interface Context {
  readonly settings: SiteSettings | null;
  readonly store: StoreView;
  readonly t: Translate;
}

function names(page: Page, t: Translate): { readonly title: string; readonly description?: string | undefined } {
  switch (page.name) {
    case 'home':
      return { title: '' };
    case 'category':
      return { title: page.category.category.name, description: page.category.category.description };
    case 'search':
      return { title: t('search.results-for', { text: page.listing.query.text ?? '' }) };
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
      return { title: t('payment.success') };
    case 'failed-payment':
      return { title: t('payment.failed') };
    case 'error':
      return { title: t('error.title') };
    case 'page-not-found':
      return { title: t('not-found.title') };
  }
}

const INDEXED: readonly Page['name'][] = ['home', 'category', 'product', 'cms-page'];

/** Title by the template '%s - site name', description and robots of a page (A §2.2). */
export function pageHead(page: Page, { settings, t }: Context): PageHead {
  const site = settings?.seo?.site_name ?? settings?.name ?? 'Vitrine';
  const { title, description } = names(page, t);
  return {
    title: title === '' ? site : `${title} - ${site}`,
    description: description ?? settings?.seo?.site_description,
    robots: INDEXED.includes(page.name) ? 'index, follow' : 'noindex',
  };
}
