import { PassThrough, Readable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
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
    const app = <App shop={shop} pages={pages} url={{ path: url.pathname, search: url.search.slice(1) }} year={year} />;
    return new Response(await streamDocument(app, parts, { onError, onEnd: () => shop.dispose() }), {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...SECURITY },
    });
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

interface StreamEvents {
  readonly onError: (error: unknown) => void;
  /** Called once, whether the reader stays to the end or leaves. */
  readonly onEnd: () => void;
}

/** Resolves when the frame of the page is rendered; what suspends streams in behind it. Rejects when not even the frame can be. */
function streamDocument(
  app: ReactElement,
  parts: DocumentParts,
  { onError, onEnd }: StreamEvents,
): Promise<ReadableStream> {
  return new Promise((resolve, reject) => {
    const document = new PassThrough();
    // The markup ends without ending the document: the handover comes behind it.
    const markup = new PassThrough();
    document.once('close', onEnd);
    const { pipe, abort } = renderToPipeableStream(app, {
      onError,
      onShellError: reject,
      onShellReady() {
        document.write(documentStart(parts));
        markup.pipe(document, { end: false });
        markup.once('end', () => document.end(documentEnd(parts)));
        document.once('close', () => abort());
        pipe(markup);
        // Sound: Node's web streams and the platform's are one class; their declarations differ.
        resolve(Readable.toWeb(document) as ReadableStream);
      },
    });
  });
}
