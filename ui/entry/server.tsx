import { renderToReadableStream } from 'react-dom/server.edge';
import {
  createFixedNetwork,
  createInProcessHttp,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from '../../adapters/node';
import { createShop, matchStore, parseConfig, type Shop, type ShopConfigInput } from '../../core';
import { App } from '../app/App';
import { PAGE_MODULES, PageRegistry } from '../app/page-registry';
import { pageHead } from '../head/page-head';
import { en } from '../text/messages-en';
import { createTranslate } from '../text/text-context';
import { assetsOf, buildManifest } from './assets';
import { documentEnd, documentStart, type DocumentParts } from './document';
import { writeHandover } from './handover';

export interface StorefrontOptions {
  /** Answers the API in this process: `platform.fetch`. */
  readonly api: (request: Request) => Promise<Response>;
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

/** The server's composition root of the storefront. */
export function createStorefront({ api, manifest: rawManifest, config = {}, onError }: StorefrontOptions): Storefront {
  const manifest = buildManifest.parse(rawManifest);
  const parsed = parseConfig({ ...config, serverSide: true });
  const views = parsed.stores.views.filter((view) => parsed.stores.available.includes(view.storeCode));
  const pages = new PageRegistry();
  const clock = createSystemClock();
  const ids = createSystemIds();

  const openShop = (host: string, path: string): Shop =>
    createShop({
      config: { ...config, serverSide: true },
      ...storeOf(matchStore(views, host, path)?.storeCode),
      adapters: {
        http: createInProcessHttp({ fetch: api }),
        storage: createMemoryStorage(),
        clock,
        network: createFixedNetwork(true),
        tabs: createNoTabs(),
        telemetry: createNoTelemetry(),
        ids,
      },
    });

  const render = async (shop: Shop, url: URL): Promise<Response> => {
    await Promise.all([shop.content.loadSettings().catch(onError), shop.catalogue.loadMenu().catch(onError)]);
    const { page, status, redirect } = await shop.routing.open(url.pathname + url.search);
    if (redirect !== undefined) return new Response(null, { status, headers: { location: redirect } });
    await pages.load(page.name);
    const store = shop.storeViews.current;
    const t = createTranslate(en, store.i18n.defaultLocale);
    const year = new Date(clock.now()).getUTCFullYear();
    const parts: DocumentParts = {
      lang: store.i18n.defaultLocale,
      head: pageHead(page, { settings: shop.content.settings, store, t }),
      assets: assetsOf(manifest, PAGE_MODULES[page.name], FIRST_FONTS),
      handover: writeHandover({ storeCode: store.storeCode, config, state: shop.dehydrate(), year }),
    };
    const markup = await renderToReadableStream(
      <App shop={shop} pages={pages} url={{ path: url.pathname, search: url.search.slice(1) }} year={year} />,
      { onError },
    );
    return new Response(
      wrap(markup, documentStart(parts), documentEnd(parts), () => shop.dispose()),
      {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', ...SECURITY },
      },
    );
  };

  return {
    async fetch(request) {
      const url = new URL(request.url);
      const shop = openShop(url.host, url.pathname);
      try {
        return await render(shop, url);
      } catch (error) {
        shop.dispose();
        throw error;
      }
    },
  };
}

function storeOf(storeCode: string | undefined): { readonly storeCode?: string } {
  return storeCode === undefined ? {} : { storeCode };
}

/** A stream between two texts. `done` is called once, whether the reader stays to the end or leaves. */
function wrap(
  inner: ReadableStream<Uint8Array>,
  before: string,
  after: string,
  done: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = inner.getReader();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(before)),
    async pull(controller) {
      const { done: ended, value } = await reader.read();
      if (!ended) return controller.enqueue(value);
      controller.enqueue(encoder.encode(after));
      controller.close();
      done();
    },
    async cancel(reason) {
      done();
      await reader.cancel(reason);
    },
  });
}
