import { storeLinks, type FeedPortal } from '../../../core/internal';
import type { StoreView } from '../../../core/shopper';
import type { LeftOut } from './feed-entry';
import { feedFields, type FieldContext } from './feed-fields';
import { openStores, storeOrigin, type Site } from './site';
import { siteWords, type SiteWords } from './site-settings';
import { XML_DECLARATION, xmlElement, xmlStream } from './xml';

const NAMESPACE = 'http://base.google.com/ns/1.0';
const AT_ONCE = 100;

export interface FeedCount {
  items: number;
  /** Ids of products with at least one item. */
  readonly products: Set<string>;
  readonly leftOut: LeftOut[];
}

export interface FeedInput {
  readonly portal: FeedPortal;
  readonly store: StoreView;
  readonly site: Pick<Site, 'base' | 'config' | 'platform'>;
  readonly now: number;
}

/**
 * Streams the store's products as RSS 2.0 with Google's attributes.
 * @param count filled while the products are read
 */
export async function* feedText(
  { portal, store, site, now }: FeedInput,
  count: FeedCount = { items: 0, products: new Set(), leftOut: [] },
): AsyncGenerator<string, void, void> {
  const origin = storeOrigin(store, site.base);
  const link = storeLinks(store, site.config);
  const absolute = (path: string) => new URL(path, origin).href;
  const words = await siteWords(store, site);
  yield headText(words, absolute(link({ kind: 'home' })));
  const context: FieldContext = { shop: words.name, absolute, now, link: ({ address }) => absolute(link(address)) };
  let text = '';
  let waiting = 0;
  for await (const entry of site.platform.feed(store)) {
    if (entry.kind === 'left-out') {
      count.leftOut.push(entry);
      continue;
    }
    count.items += 1;
    count.products.add(entry.groupId ?? entry.id);
    const fields = feedFields(entry, portal, context).map(([name, value]) => xmlElement(`g:${name}`, value));
    text += `<item>\n${fields.join('\n')}\n</item>\n`;
    waiting += 1;
    if (waiting < AT_ONCE) continue;
    yield text;
    [text, waiting] = ['', 0];
  }
  yield `${text}</channel>\n</rss>\n${countText(count)}`;
}

function headText({ name, description }: SiteWords, home: string): string {
  const words = [
    xmlElement('title', name),
    xmlElement('link', home),
    xmlElement('description', description ?? name),
  ].join('\n');
  return `${XML_DECLARATION}<rss version="2.0" xmlns:g="${NAMESPACE}">\n<channel>\n${words}\n`;
}

function countText({ items, leftOut }: FeedCount): string {
  const missing = new Map<string, number>();
  for (const { missing: what } of leftOut) missing.set(what, (missing.get(what) ?? 0) + 1);
  const why = [...missing].map(([what, many]) => `, ${String(many)} without ${what}`).join('');
  return `<!-- items: ${String(items)}; left out: ${String(leftOut.length)}${why} -->\n`;
}

export function feedFile(
  { portal, storeCode }: { readonly portal: FeedPortal; readonly storeCode: string },
  site: Site,
  now: number,
): ReadableStream<Uint8Array> | undefined {
  const store = openStores(site).find((view) => view.storeCode === storeCode);
  return store && xmlStream(feedText({ portal, store, site, now }));
}
