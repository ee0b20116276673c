import { plainAmount } from '../../core/internal';
import type { Page, StoreView } from '../../core/shopper';
import type { PageHead } from './page-head';
import { shareImage } from './data/share-image';

export interface MetaTag {
  readonly property?: string;
  readonly name?: string;
  readonly content: string;
}

export interface SocialContext {
  readonly head: PageHead;
  readonly site: string;
  readonly store: StoreView;
  readonly available: readonly StoreView[];
  readonly absolute: (path: string) => string;
}

/** 'en-US' → 'en_US', as Open Graph requires. */
function ogLocale(store: StoreView): string {
  return store.i18n.defaultLocale.replace('-', '_');
}

function priceTags(page: Page, store: StoreView): readonly MetaTag[] {
  if (page.name !== 'product' || page.view.price.final <= 0) return [];
  return [
    { property: 'product:price:amount', content: plainAmount(page.view.price.final, store.i18n.currencyCode) },
    { property: 'product:price:currency', content: store.i18n.currencyCode },
  ];
}

function imageTags(page: Page, { head, absolute }: SocialContext): readonly MetaTag[] {
  const image = shareImage(page);
  if (image === undefined) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: absolute(image.path) },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: head.title },
    // A large card would crop an upright image.
    { name: 'twitter:card', content: image.width > image.height ? 'summary_large_image' : 'summary' },
    { name: 'twitter:image', content: absolute(image.path) },
  ];
}

export function socialMeta(page: Page, context: SocialContext): readonly MetaTag[] {
  const { head, site, store, available, absolute } = context;
  const others = available.filter((other) => ogLocale(other) !== ogLocale(store));
  return [
    { property: 'og:type', content: page.name === 'product' ? 'product' : 'website' },
    { property: 'og:site_name', content: site },
    { property: 'og:title', content: head.title },
    ...(head.description === undefined ? [] : [{ property: 'og:description', content: head.description }]),
    ...(head.canonical === undefined ? [] : [{ property: 'og:url', content: absolute(head.canonical) }]),
    { property: 'og:locale', content: ogLocale(store) },
    ...others.map((other) => ({ property: 'og:locale:alternate', content: ogLocale(other) })),
    ...imageTags(page, context),
    { name: 'twitter:title', content: head.title },
    ...(head.description === undefined ? [] : [{ name: 'twitter:description', content: head.description }]),
    ...priceTags(page, store),
  ];
}
