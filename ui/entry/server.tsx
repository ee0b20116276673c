import {
  createFixedNetwork,
  createInProcessHttp,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSharedReads,
  createSystemClock,
  createSystemIds,
} from '../../adapters/node';
import { createShop, matchStore, parseConfig, type Page, type Shop, type ShopConfigInput } from '../../core';
import { App } from '../app/App';
import { PAGE_MODULES, PageRegistry } from '../app/page-registry';
import { pageHead } from '../head/page-head';
import { en } from '../text/messages-en';
import { createTranslate } from '../text/text-context';
import { assetsOf, buildManifest, type PageAssets } from './assets';
import { documentEnd, documentStart, type DocumentParts } from './document';
import { writeHandover } from './handover';
import { streamDocument } from './server-stream';

export interface StorefrontOptions {
  /** Answers the API in this process: `platform.fetch`. */
  readonly api: (request: Request) => Promise<Response>;
  /** Changes whenever what `api` says of categories, attributes and content may have: `platform.catalogueVersion`. */
  readonly catalogueVersion?: () => string | number;
  /** The client build's manifest, as read from `dist/ui/client/.vite/manifest.json`. */
  readonly manifest: unknown;
  readonly config?: ShopConfigInput;
  /** Told of whatever could not be rendered; the shopper gets the error page or, mid-stream, a page that the browser finishes. */
  readonly onError: (error: unknown) => void;
}

export interface Storefront {
  /** Renders the page of a URL as a stream. Shoppers share nothing: each request has a shop of its own. */
  fetch(request: Request): Promise<Response>;
}

/** Faces that the first paint shows in every language of the shop. */
const FIRST_FONTS = ['sofia-sans-latin-wght-normal', 'sofia-sans-extra-condensed-latin-wght-normal'];

const SECURITY = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** What is made once for all pages. Nothing of it belongs to a shopper. */
interface Surroundings {
  readonly pages: PageRegistry;
  readonly config: ShopConfigInput;
  readonly assets: (name: Page['name']) => PageAssets;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** The server's composition root of the storefront. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { api, config = {}, onError } = options;
  const clock = createSystemClock();
  const ids = createSystemIds();
  const openStore = storeOpener(config);
  // Shoppers share no shop, but menu and settings are the same for all of them.
  const http = createSharedReads(createInProcessHttp({ fetch: api }), { clock, version: options.catalogueVersion });
  const manifest = buildManifest.parse(options.manifest);
  const surroundings: Surroundings = {
    pages: new PageRegistry(),
    config,
    assets: remembered((name) => assetsOf(manifest, PAGE_MODULES[name], FIRST_FONTS)),
    now: () => clock.now(),
    onError,
  };
  const openShop = (url: URL): Shop =>
    createShop({
      ...openStore(url),
      adapters: {
        http,
        storage: createMemoryStorage(),
        clock,
        network: createFixedNetwork(true),
        tabs: createNoTabs(),
        telemetry: createNoTelemetry(),
        ids,
      },
    });

  return {
    async fetch(request) {
      const url = new URL(request.url);
      const shop = openShop(url);
      try {
        return await render(shop, url, surroundings);
      } catch (error) {
        shop.dispose();
        throw error;
      }
    },
  };
}

/** Which store a URL opens. */
function storeOpener(input: ShopConfigInput) {
  const config = { ...input, serverSide: true };
  const { stores } = parseConfig(config);
  const views = stores.views.filter((view) => stores.available.includes(view.storeCode));
  return ({ host, pathname }: URL) => {
    const storeCode = matchStore(views, host, pathname)?.storeCode;
    return { config, ...(storeCode !== undefined && { storeCode }) };
  };
}

/** There are a dozen pages, and what they name does not change while the server runs. */
function remembered<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

async function render(shop: Shop, url: URL, { pages, config, assets, now, onError }: Surroundings): Promise<Response> {
  await Promise.all([shop.content.loadSettings().catch(onError), shop.catalogue.loadMenu().catch(onError)]);
  const { page, status, redirect } = await shop.routing.open(url.pathname + url.search);
  if (redirect !== undefined) {
    shop.dispose();
    return new Response(null, { status, headers: { location: redirect } });
  }
  await pages.load(page.name);
  const store = shop.storeViews.current;
  const year = new Date(now()).getUTCFullYear();
  const parts: DocumentParts = {
    lang: store.i18n.defaultLocale,
    head: pageHead(page, {
      settings: shop.content.settings,
      store,
      t: createTranslate(en, store.i18n.defaultLocale),
    }),
    assets: assets(page.name),
    handover: writeHandover({ storeCode: store.storeCode, config, state: shop.dehydrate(), year }),
  };
  const app = <App shop={shop} pages={pages} url={{ path: url.pathname, search: url.search.slice(1) }} year={year} />;
  const frame = { start: documentStart(parts), end: documentEnd(parts) };
  const document = await streamDocument(app, frame, { onError, onEnd: () => shop.dispose() });
  return new Response(document, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...SECURITY } });
}
