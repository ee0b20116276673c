import { storeLinks } from '../../../core/internal';
import type { StoreView } from '../../../core/shopper';
import { openStores, storeOrigin, type Site } from './site';
import { escapeXml, XML_DECLARATION } from './xml';

/** Protocol limit (sitemaps.org). At about 150 bytes per address the 50 MB limit is never reached. */
export const MAX_ADDRESSES = 50_000;
const AT_ONCE = 500;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function filesOf(store: StoreView, { platform }: Site, max: number): Promise<number> {
  return Math.max(1, Math.ceil((await platform.addresses.count(store)) / max));
}

export async function sitemapIndex(site: Site, max = MAX_ADDRESSES): Promise<string> {
  const files: string[] = [];
  for (const store of openStores(site)) {
    const count = await filesOf(store, site, max);
    for (let number = 1; number <= count; number += 1) {
      const name = `/sitemap-${store.storeCode}-${String(number)}.xml`;
      files.push(`<sitemap><loc>${escapeXml(storeOrigin(store, site.base) + name)}</loc></sitemap>\n`);
    }
  }
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.join('')}</sitemapindex>\n`;
}

async function* rowsOf(store: StoreView, site: Site, from: number, max: number): AsyncGenerator<string, void, void> {
  const link = storeLinks(store, site.config);
  const origin = storeOrigin(store, site.base);
  let index = -1;
  for await (const address of site.platform.addresses.list(store)) {
    index += 1;
    if (index < from) continue;
    if (index >= from + max) return;
    const loc = new URL(link(address), origin).href;
    const lastmod = address.lastmod === undefined ? '' : `<lastmod>${address.lastmod}</lastmod>`;
    yield `<url><loc>${escapeXml(loc)}</loc>${lastmod}</url>\n`;
  }
}

/**
 * Streams one sitemap file with canonical, indexed addresses that answer 200. Undefined for a closed store or a number
 * past the last file.
 * @param number from 1
 */
export async function sitemapFile(
  storeCode: string,
  number: number,
  site: Site,
  max = MAX_ADDRESSES,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const store = openStores(site).find((view) => view.storeCode === storeCode);
  if (store === undefined || number < 1 || number > (await filesOf(store, site, max))) return undefined;
  const rows = rowsOf(store, site, (number - 1) * max, max);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n`));
    },
    async pull(controller) {
      let text = '';
      for (let written = 0; written < AT_ONCE; written += 1) {
        const row = await rows.next();
        if (row.done === true) {
          controller.enqueue(encoder.encode(`${text}</urlset>\n`));
          controller.close();
          return;
        }
        text += row.value;
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await rows.return(undefined);
    },
  });
}
