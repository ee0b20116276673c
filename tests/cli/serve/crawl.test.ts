import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../adapters/demo';
import { formatPrice, STORE_VIEWS, type StoreView } from '../../../core/shopper';
import { languageOf, TextRegistry } from '../../../ui/text/languages';
import { readDocument, type ReadDocument } from '../../fixtures/read-document';
import { openSite, type OpenSite } from '../../fixtures/site';
import { dataProblems } from '../../fixtures/structured-data';
import { ensureStorefront } from '../built-bin';

const BUILD = join(import.meta.dirname, '..', '..', '..', 'dist', 'ui');
/** 1,500 pages take about 15 seconds on an idle machine. */
const PATIENCE_MS = 240_000;
const MAX_NOTIFIED = 20;

interface Crawled {
  readonly url: string;
  readonly store: StoreView;
  readonly status: number;
  readonly document: ReadDocument;
}

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
}

async function textAt(site: OpenSite, url: string): Promise<string> {
  const response = await site.fetch(url);
  if (response.status !== 200) throw new Error(`${url} answers ${String(response.status)}`);
  return response.text();
}

async function addresses(site: OpenSite): Promise<readonly { readonly url: string; readonly store: StoreView }[]> {
  const files = locations(await textAt(site, '/sitemap.xml'));
  const found: { readonly url: string; readonly store: StoreView }[] = [];
  for (const file of files) {
    const store = STORE_VIEWS.find(({ storeCode }) => file.includes(`/sitemap-${storeCode}-`));
    if (store === undefined) throw new Error(`${file} is of no store`);
    found.push(...locations(await textAt(site, file)).map((url) => ({ url, store })));
  }
  return found;
}

async function crawl(site: OpenSite): Promise<readonly Crawled[]> {
  const pages: Crawled[] = [];
  for (const { url, store } of await addresses(site)) {
    const response = await site.fetch(url);
    pages.push({ url, store, status: response.status, document: readDocument(await response.text()) });
  }
  return pages;
}

function problems(pages: readonly Crawled[], check: (page: Crawled) => readonly string[]): readonly string[] {
  const found = pages.flatMap((page) => check(page).map((problem) => `${page.url}: ${problem}`));
  return found.length > MAX_NOTIFIED
    ? [...found.slice(0, MAX_NOTIFIED), `and ${String(found.length - MAX_NOTIFIED)} more`]
    : found;
}

type Members = Readonly<Record<string, unknown>>;
function members(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {}; // sound: members are looked at as unknown
}
function thing(document: ReadDocument, ...types: readonly string[]): Members | undefined {
  return document.data.map(members).find((data) => types.includes(String(data['@type'])));
}

function offersOf(document: ReadDocument): readonly Members[] {
  const product = thing(document, 'Product', 'ProductGroup');
  const variants: readonly unknown[] = Array.isArray(product?.hasVariant) ? product.hasVariant : [product];
  return variants.map((variant) => members(members(variant).offers));
}

const shownOffer = (document: ReadDocument): Members | undefined => offersOf(document)[0];

interface Words {
  readonly soldOut: string;
  readonly from: string;
}

const NO_WORDS: Words = { soldOut: '', from: '' };

const isProduct = ({ url }: Crawled) => new URL(url).pathname.includes('/p/');

function checkAlternates({ url, store, document }: Crawled, all: ReadonlyMap<string, Crawled>): readonly string[] {
  const { alternates } = document;
  const rows = alternates.map(({ hreflang, href }) => `${hreflang} ${href}`).sort();
  const malformed = alternates.filter(({ hreflang }) => !/^([a-z]{2}(-[A-Z]{2})?|x-default)$/.test(hreflang));
  const oneSided = alternates.filter(({ href }) => {
    const other = all
      .get(href)
      ?.document.alternates.map((row) => `${row.hreflang} ${row.href}`)
      .sort();
    return other === undefined || other.join() !== rows.join();
  });
  return [
    ...malformed.map(({ hreflang }) => `${hreflang} is no language`),
    ...(new Set(alternates.map(({ hreflang }) => hreflang)).size === alternates.length ? [] : ['a language twice']),
    ...(alternates.some(({ hreflang, href }) => hreflang === store.i18n.defaultLocale && href === url)
      ? []
      : ['does not name itself']),
    ...(alternates.some(({ hreflang }) => hreflang === 'x-default') ? [] : ['no x-default']),
    ...oneSided.map(({ href }) => `${href} does not say the same`),
  ];
}

function asksForPart(document: ReadDocument): boolean {
  return document.title.includes('Part by Part');
}

function checkOffer({ store, document }: Crawled, { soldOut, from }: Words): readonly string[] {
  const [offer, ...others] = offersOf(document);
  if (offer?.price === undefined) return ['has no offer'];
  const figure = formatPrice(Math.round(Number(offer.price) * 100), store.i18n);
  const fromFigure = from.replace('{price}', figure);
  // More expensive variants or a required part.
  const isDearer = others.some(({ price }) => Number(price) > Number(offer.price)) || asksForPart(document);
  const notified = isDearer && document.price === fromFigure ? fromFigure : figure;
  const available = offer.availability !== 'https://schema.org/OutOfStock';
  return [
    ...(notified === document.price ? [] : [`says ${notified}, shows ${String(document.price)}`]),
    ...(offer.priceCurrency === store.i18n.currencyCode ? [] : [`says ${String(offer.priceCurrency)}`]),
    ...(available === (document.button !== soldOut) ? [] : [`says ${String(offer.availability)}`]),
    ...(document.meta['product:price:amount'] === offer.price ? [] : ['og and JSON-LD differ in price']),
  ];
}

describe.each([
  ['the available stores', ['us', 'en'], undefined],
  ['all seven stores', ['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'], 80],
] as const)('a crawl of %s', (_name, stores, products) => {
  let site: OpenSite;
  let pages: readonly Crawled[];
  let byUrl: ReadonlyMap<string, Crawled>;
  const words = new Map<string, Words>();

  beforeAll(async () => {
    await ensureStorefront();
    const fill = async (catalogue: Parameters<typeof seedDemo>[0]) => {
      await seedDemo(catalogue, { now: Date.now(), ...(products !== undefined && { products }) });
    };
    site = await openSite({ stores, fill, build: BUILD });
    pages = await crawl(site);
    byUrl = new Map(pages.map((page) => [page.url, page]));
    const texts = new TextRegistry();
    for (const { storeCode, i18n } of STORE_VIEWS) {
      const { 'product.sold-out': soldOut, 'tile.from': from } = await texts.load(languageOf(i18n.defaultLanguage));
      if (typeof soldOut === 'string' && typeof from === 'string') words.set(storeCode, { soldOut, from });
    }
  }, PATIENCE_MS);
  afterAll(() => site.close());

  it('finds every store, with products, categories and pages, each once', () => {
    for (const code of stores) {
      const own = pages.filter(({ store }) => store.storeCode === code);
      expect(own.filter(isProduct).length, code).toBeGreaterThan(50);
      expect(own.filter(({ url }) => url.includes('/c/')).length, code).toBeGreaterThan(20);
      expect(
        own.some(({ url }) => url.endsWith('/privacy')),
        code,
      ).toBe(true);
    }
    expect(byUrl.size).toBe(pages.length);
  });

  it('gets 200 everywhere, without an internal error', () => {
    expect(problems(pages, ({ status }) => (status === 200 ? [] : [String(status)]))).toEqual([]);
    expect(site.errors).toEqual([]);
  });

  it('finds indexable pages, each with its own canonical URL', () => {
    const found = problems(pages, ({ url, document: { robots, canonicals } }) => [
      ...(robots.join() === 'index, follow' ? [] : [`robots: ${robots.join()}`]),
      ...(canonicals.join() === url ? [] : [`canonical: ${canonicals.join()}`]),
    ]);
    expect(found).toEqual([]);
  });

  it('finds the same page in every other store, which links back', () => {
    expect(problems(pages, (page) => checkAlternates(page, byUrl))).toEqual([]);
    expect(pages[0]?.document.alternates).toHaveLength(stores.length + 1);
  });

  it('reads title, description and Open Graph in the language of the store', () => {
    const found = problems(pages, ({ url, store, document: { lang, title, meta } }) => [
      ...(lang === store.i18n.defaultLocale ? [] : [`lang ${lang}`]),
      ...(/^(.+ - )?Vitrine$/.test(title) ? [] : [`title ${title}`]),
      ...((meta.description ?? '') === '' || (meta.description ?? '').length > 160 ? ['description'] : []),
      ...(meta['og:url'] === url && meta['og:title'] === title ? [] : ['og']),
    ]);
    expect(found).toEqual([]);
  });

  it('reads valid structured data: of a product, breadcrumbs, the site and its owner', () => {
    const found = problems(pages, (page) => {
      const types = page.document.data.map((data) => String(members(data)['@type']));
      const [first] = types;
      const wanted = isProduct(page) ? ['Product', 'ProductGroup'] : ['WebSite', 'BreadcrumbList'];
      return [
        ...page.document.data.flatMap(dataProblems),
        ...(first !== undefined && wanted.includes(first) ? [] : [`begins with ${String(first)}`]),
        ...(isProduct(page) && !types.includes('BreadcrumbList') ? ['no trail'] : []),
        ...(first === 'WebSite' && !types.includes('Organization') ? ['no organization'] : []),
      ];
    });
    expect(found).toEqual([]);
  });

  it('shows the price and the stock of the page', () => {
    const shown = pages.filter(isProduct);
    expect(problems(shown, (page) => checkOffer(page, words.get(page.store.storeCode) ?? NO_WORDS))).toEqual([]);
    const kinds = new Set(shown.map(({ document }) => shownOffer(document)?.availability));
    expect(kinds.size).toBeGreaterThan(1);
  });
});
