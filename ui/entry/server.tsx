import {
  createFixedNetwork,
  createInProcessHttp,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSharedReads,
  createSystemClock,
  createPooledIds,
  createTaggedReads,
  type InProcessHttpOptions,
  type SharedReadsOptions,
  type TaggedReads,
} from '../../adapters/node';
import {
  createShop,
  matchStore,
  merchantConfig,
  mergeConfig,
  parseConfig,
  skinCss,
  splitArrival,
  withTaken,
  wornSkins,
  type Http,
  type Page,
  type Shop,
  type ShopConfig,
  type ShopConfigInput,
  type ShopOptions,
  type Telemetry,
} from '../../core';
import { App } from '../app/App';
import { PageRegistry } from '../app/page-registry';
import { documentHead } from '../head/document-head';
import { pageHead } from '../head/page-head';
import {
  DIRECTIONS,
  isInterfaceLanguage,
  languageOf,
  localeOf,
  offeredLanguages,
  TextRegistry,
  type InterfaceLanguage,
} from '../text/languages';
import { chosenLanguage } from '../text/language-cookie';
import { createTranslate } from '../text/text-context';
import { buildManifest, type PageAssets } from './assets';
import { documentEnd, documentStart, type DocumentParts } from './document';
import { DRAFT_PARAMETER, draftPage, readDraft, withDraft } from './draft-page';
import { writeHandover } from './handover';
import { languageChoice } from './language-choice';
import { rememberedAssets, wornAssets } from './page-assets';
import { consentSubject, type OutsideServices } from './outside-sources';
import { pageHeaders } from './page-headers';
import { renderDocument } from './render-document';
import { stripsAbove } from './strips';
import { validUntilOf } from './valid-until';

export type { OutsideServices };

export interface StorefrontOptions {
  /** Answers the API in this process: `platform.fetch`. */
  readonly api: (request: Request) => Promise<Response>;
  /** Answers reads of the API with documents instead of text: `platform.call`. Default: everything is asked as a request. */
  readonly call?: InProcessHttpOptions['call'];
  /** Change whenever what `api` says of the catalogue, content or stock may have: `platform.versions`. */
  readonly versions?: SharedReadsOptions['versions'];
  /** The client build's manifest, as read from `dist/ui/client/.vite/manifest.json`. */
  readonly manifest: unknown;
  readonly config?: ShopConfigInput;
  /** Where the shop is reached from outside, without a slash at the end: what canonical addresses begin with. Default: the request's origin. */
  readonly publicUrl?: string | undefined;
  /** Whether every page says that nobody can buy here. Default false. */
  readonly isDevelopment?: boolean;
  /** Where pages report events and errors to. */
  readonly telemetryUrl?: string | undefined;
  /** Hosts besides the shop's own that a pay form may lead to. Default none. */
  readonly formOrigins?: readonly string[];
  /** The version of the shop, which reports of pages name. */
  readonly release?: string | undefined;
  /** Services of others that pages may use: a tag manager, a chat. Default: none. */
  readonly outside?: OutsideServices | undefined;
  /** Where the rendering itself reports to. Default: nowhere. */
  readonly telemetry?: Telemetry;
  /** Called with what could not be rendered; the shopper gets the error page or, mid-stream, a page that the browser finishes. */
  readonly onError: (error: unknown) => void;
}

export interface Storefront {
  /** Renders the page of a URL as a stream. Shoppers share nothing: each request has a shop of its own. */
  fetch(request: Request): Promise<Response>;
  /** The same, with what a cache of pages has to know. */
  render(request: Request): Promise<RenderedPage>;
  /** Equal for requests that are given the same page: its address and whatever else decides what it says. */
  pageKey(request: Request): string;
}

export interface RenderedPage {
  readonly response: Response;
  /**
   * Names of what the page was made of (core/contract/tags): it may be shown to everybody until one of them changes.
   * Undefined where it must not be kept: it is no page of the catalogue, something of it failed, or no change would be reported.
   */
  readonly dependsOn: ReadonlySet<string> | undefined;
  /** Milliseconds since the epoch until which what it says holds, where that is known. */
  readonly validUntil?: number | undefined;
}

/** When to ask again for a page that the back end was away for, or too late. */
const RETRY_AFTER_SECONDS = '1';

/** What is made once for all pages. Nothing of it belongs to a shopper. */
interface Surroundings {
  readonly pages: PageRegistry;
  readonly texts: TextRegistry;
  readonly config: ShopConfigInput;
  /** The same, read and filled in. */
  readonly rules: ShopConfig;
  readonly options: Pick<StorefrontOptions, 'publicUrl' | 'isDevelopment' | 'telemetryUrl' | 'release' | 'outside'>;
  readonly headers: Readonly<Record<string, string>>;
  readonly assets: (page: Page, language: InterfaceLanguage) => PageAssets;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** What a page that is made for nobody keeps, hears and sends: nothing. */
function nobodysAdapters() {
  return {
    storage: createMemoryStorage(),
    network: createFixedNetwork(true),
    tabs: createNoTabs(),
  };
}

/** What a shop is opened with for one page. */
type PageOptions = Pick<ShopOptions, 'config' | 'interfaceLanguage' | 'siteBlocks'>;

/** The server's composition root of the storefront. */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { api, config = {}, onError, telemetry = createNoTelemetry() } = options;
  const clock = createSystemClock();
  const ids = createPooledIds();
  const openStore = storeOpener(config);
  // Shoppers share no shop, but menu, settings and what everybody sees of products are the same for all of them.
  const http = createSharedReads(createInProcessHttp({ fetch: api, call: options.call }), {
    clock,
    versions: options.versions,
  });
  const manifest = buildManifest.parse(options.manifest);
  const surroundings: Surroundings = {
    pages: new PageRegistry(),
    texts: new TextRegistry(),
    config,
    rules: parseConfig(config),
    options,
    headers: pageHeaders(options.telemetryUrl, options.outside, options.formOrigins),
    assets: rememberedAssets(manifest),
    now: () => clock.now(),
    onError,
  };
  const openShop = (url: URL, http: Http, more: PageOptions): Shop =>
    createShop({ ...openStore(url), ...more, adapters: { ...nobodysAdapters(), telemetry, http, clock, ids } });
  const settle = settling(config, onError);

  const renderPage = async (request: Request): Promise<RenderedPage> => {
    const url = new URL(request.url);
    const choice = languageChoice(url, options.publicUrl);
    if (choice !== undefined) return { response: choice, dependsOn: undefined };
    const { url: plain, taken } = splitArrival(request.url);
    const reads = createTaggedReads(http);
    const { storeCode } = openStore(new URL(plain));
    const { siteBlocks: published, ...settled } = await settle(reads, storeCode);
    const draft = await readDraft(api, url, storeCode);
    const siteBlocks = draft === undefined ? published : withDraft(published, draft);
    const shop = openShop(new URL(plain), reads, {
      config: { ...settled.config, serverSide: true },
      siteBlocks,
      interfaceLanguage: chosenLanguage(request.headers.get('cookie')),
    });
    try {
      const made = await render(shop, new URL(plain), { ...surroundings, ...settled, isDraft: draft !== undefined });
      const key = url.searchParams.get(DRAFT_PARAMETER);
      if (key !== null) return draftPage(made.response, { key, isDraft: draft !== undefined });
      const dependsOn = made.isForEverybody ? reads.tags() : undefined;
      const response = taken === '' ? duringOutage(made.response, reads) : privately(made.response, taken);
      return { response, dependsOn, validUntil: made.validUntil };
    } catch (error) {
      shop.dispose();
      throw error;
    }
  };
  return {
    fetch: async (request) => (await renderPage(request)).response,
    render: renderPage,
    pageKey: (request) => {
      const { url, language, origin } = keyFacts(request, options.publicUrl);
      return [openStore(url).storeCode ?? '', language, origin, url.pathname + url.search].join(' ');
    },
  };
}

/** What distinguishes the page of a request, besides its store. What is for one visitor alone makes no page of its own. */
function keyFacts(request: Request, publicUrl: string | undefined) {
  const url = new URL(splitArrival(request.url).url);
  const chosen = chosenLanguage(request.headers.get('cookie'));
  // A language that is none changes nothing, so it makes no page of its own.
  const language = chosen !== undefined && isInterfaceLanguage(chosen) ? chosen : '';
  // Canonical addresses begin with the request's own origin where nobody has said how the shop is reached.
  return { url, language, origin: publicUrl === undefined ? url.origin : '' };
}

/** Pages that show nothing but the catalogue and content. */
const FOR_EVERYBODY: ReadonlySet<Page['name']> = new Set([
  'home',
  'category',
  'collection',
  'brands',
  'search',
  'product',
  'cms-page',
] as const);

/** Pages of one shopper: nobody on the way keeps them, though the server puts nothing personal in. */
const PERSONAL: ReadonlySet<Page['name']> = new Set([
  'my-account',
  'my-account-edit',
  'my-orders',
  'my-account-wishlist',
  'my-account-recently-viewed',
  'reset-password',
  'cabinet',
  'manage',
] as const);

/** The answer to an address with something private in it: a redirect leads on with that, and nobody keeps it. */
function privately(response: Response, taken: string): Response {
  const location = response.headers.get('location');
  if (location === null) return response;
  const headers = { location: withTaken(location, taken), 'cache-control': 'no-store' };
  return new Response(null, { status: response.status, headers });
}

/** A page that failed while the back end was away or too late: robots and monitors are asked to come again, as by the API. */
function duringOutage(response: Response, reads: TaggedReads): Response {
  if (response.status !== 503 && (response.status !== 500 || !reads.sawOutage())) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', RETRY_AFTER_SECONDS);
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: 503, headers });
}

/** Statuses from here on are the shop's own failures. */
const FAILED = 500;

interface Rendered {
  readonly response: Response;
  /** Whether it is whole and shows nobody's own things. */
  readonly isForEverybody: boolean;
  readonly validUntil?: number | undefined;
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

/** The settings that pages are made with: those of the merchant's block, and over them those that the server was given. */
function settling(own: ShopConfigInput, onError: (error: unknown) => void) {
  let reported = '';
  const standard = parseConfig(own).stores.available[0] ?? '';
  return async (http: Http, storeCode: string | undefined) => {
    const { config: merchants, problems, siteBlocks } = await merchantConfig(http, storeCode ?? standard);
    const wrong = problems.map(({ field, message }) => `${field} ${message}`).join('; ');
    if (wrong !== reported && wrong !== '') onError(new Error(`cms_settings, config: ${wrong}`));
    reported = wrong;
    const config = mergeConfig(merchants, own);
    return { config, rules: parseConfig(config), siteBlocks, announcement: siteBlocks?.announcement };
  };
}

/** The language that a page is made in: the shopper's own where the settings still offer it, else the store's. */
async function spokenIn(shop: Shop, texts: TextRegistry) {
  const { storeViews, content } = shop;
  if (!offeredLanguages(storeViews, content.settings).includes(languageOf(storeViews.interfaceLanguage))) {
    storeViews.changeInterface(undefined);
  }
  const language = languageOf(storeViews.interfaceLanguage);
  const locale = localeOf(language, storeViews.current);
  return { language, locale, t: createTranslate(await texts.load(language), locale) };
}

/** Stores that are closed are no page's business. */
function openStores({ stores, ...rest }: ShopConfig): ShopConfig {
  const views = stores.views.filter(({ storeCode }) => stores.available.includes(storeCode));
  return { ...rest, stores: { ...stores, views } };
}

/** What a page is told of services outside: where it reports to, what it loads, and what it asks leave for. */
function servicesOf({ telemetryUrl, release, outside = {} }: Surroundings['options']) {
  const consent = consentSubject(outside, telemetryUrl);
  const { tags = [] } = outside;
  return {
    ...(telemetryUrl !== undefined && { telemetry: telemetryUrl, ...(release !== undefined && { release }) }),
    ...(consent !== undefined && { consent }),
    ...(tags.length > 0 && { tags }),
  };
}

/** The colours of a page, for its style sheet and for what browsers draw around it. */
function skinOf(worn: ReturnType<typeof wornSkins>): DocumentParts['skin'] {
  return { css: skinCss(worn), ground: worn.standard.tokens.paper, darkGround: worn.dark?.tokens.paper };
}

/** The shopper sees that a page failed; why, only the log says. */
async function openPage(shop: Shop, url: URL, onError: Surroundings['onError']) {
  const opened = await shop.routing.open(url.href);
  if (opened.status >= FAILED) onError(opened.error);
  return opened;
}

async function render(
  shop: Shop,
  url: URL,
  surroundings: Surroundings & { readonly announcement?: string | undefined; readonly isDraft: boolean },
): Promise<Rendered> {
  const { pages, texts, rules, options, assets, now, announcement, isDraft, onError } = surroundings;
  await Promise.all([shop.content.loadSettings().catch(onError), shop.catalogue.loadMenu().catch(onError)]);
  const { page, status, redirect } = await openPage(shop, url, onError);
  if (redirect !== undefined) {
    shop.dispose();
    return { response: new Response(null, { status, headers: { location: redirect } }), isForEverybody: false };
  }
  await pages.load(page.name);
  const { language, locale, t } = await spokenIn(shop, texts);
  const store = shop.storeViews.current;
  const year = new Date(now()).getUTCFullYear();
  const identity = await shop.routing.identify(page);
  const services = servicesOf(options);
  const head = pageHead(page, { settings: shop.content.settings, identity, t });
  const worn = wornSkins(shop.content.settings ?? {});
  const parts: DocumentParts = {
    lang: locale,
    dir: DIRECTIONS[language],
    head,
    details: documentHead(page, head, { shop, identity, config: rules, base: options.publicUrl ?? url.origin }),
    assets: wornAssets(assets(page, language), worn),
    skin: skinOf(worn),
    strip: stripsAbove(page.name, {
      isDevelopment: options.isDevelopment === true,
      isDraft,
      announcement,
      language,
      lang: store.i18n.defaultLocale,
      skip: t('skip.content'),
    }),
    handover: writeHandover({
      storeCode: store.storeCode,
      ...(language !== languageOf(store.i18n.defaultLanguage) && { interfaceLanguage: language }),
      config: openStores(rules),
      state: shop.dehydrate(),
      year,
      ...services,
    }),
  };
  const at = { path: url.pathname, search: url.search.slice(1) };
  const app = <App shop={shop} pages={pages} texts={texts} url={at} year={year} consent={services.consent} />;
  const frame = { start: documentStart(parts), end: documentEnd(parts) };
  const document = await renderDocument(app, frame, { onError, onEnd: () => shop.dispose() });
  const headers = { ...surroundings.headers, ...(PERSONAL.has(page.name) && { 'cache-control': 'no-store' }) };
  if (typeof document !== 'string')
    return { response: new Response(document, { status, headers }), isForEverybody: false };
  // Bytes and their number, so that a whole page can be packed or kept in one go.
  const bytes = new TextEncoder().encode(document);
  return {
    response: new Response(bytes, { status, headers: { ...headers, 'content-length': String(bytes.length) } }),
    // What was found without the search engine is for this moment: kept, it would outlive the outage.
    isForEverybody: status === 200 && FOR_EVERYBODY.has(page.name) && !isLimited(page),
    validUntil: validUntilOf(page),
  };
}

function isLimited(page: Page): boolean {
  return page.name === 'search' && page.listing.isLimited === true;
}
