import type { PageIdentity } from '../../core/internal';
import type { Page, Shop, ShopConfig } from '../../core/shopper';
import { lookUp } from '../../core/shopper';
import { alternatesOf, originOf } from './alternates';
import { structuredData } from './data/structured-data';
import { iconLinks } from './icon-links';
import { siteName, type PageHead } from './page-head';
import { socialMeta } from './social-meta';

export interface DocumentHeadContext {
  readonly shop: Shop;
  readonly identity: PageIdentity;
  readonly config: ShopConfig;
  readonly base: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => lookUp(ENTITIES, char) ?? char);
}

function element(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const text = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${text.join('')}>`;
}

/** A JSON script element that cannot be ended early. */
function dataScript(thing: unknown): string {
  const text = JSON.stringify(thing).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

/** Returns head markup for indexing, sharing and installing. Server only: browsers do not need it again. */
export function documentHead(
  page: Page,
  head: PageHead,
  { shop, identity, config, base }: DocumentHeadContext,
): string {
  const { routing, storeViews, content } = shop;
  const { settings } = content;
  const store = storeViews.current;
  const origin = originOf(store, settings, base);
  const absolute = (path: string) => new URL(path, origin).href;
  const site = siteName(settings);
  const social = { head, site, store, available: storeViews.available, absolute };
  const { canonical } = head;
  const localPath = (path: string) => routing.localPath(path);
  const things =
    canonical === undefined
      ? []
      : structuredData(page, {
          config,
          settings,
          site,
          heading: head.title.replace(` - ${site}`, ''),
          store,
          canonical,
          absolute,
          localPath,
          pathOf: (view, sku) => routing.productLink({ ...view.parent, sku, parentSku: view.parent.sku }),
        });
  return [
    canonical === undefined ? '' : element('link', { rel: 'canonical', href: absolute(canonical) }),
    ...alternatesOf(identity, settings, base).map((alternate) => element('link', { rel: 'alternate', ...alternate })),
    ...socialMeta(page, social).map((tag) => element('meta', { ...tag })),
    ...iconLinks(settings, localPath('/manifest.webmanifest')).map((link) => element('link', link)),
    ...things.map(dataScript),
  ].join('');
}
