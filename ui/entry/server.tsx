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
import { merchantConfig, skinCss, withTaken } from '../../core/internal';
import {
  createShop,
  mergeConfig,
  parseConfig,
  splitArrival,
  type Http,
  type OwnStore,
  type Page,
  type Shop,
  type ShopConfig,
  type ShopConfigInput,
  type ShopOptions,
  type Telemetry,
} from '../../core/shopper';
import { wornSkins } from '../../core/staff';
import { App } from '../app/App';
import { PageRegistry } from '../app/navigation/page-registry';
import { documentHead } from '../head/document-head';
import { pageHead } from '../head/page-head';
import {
  DIRECTIONS,
  isInterfaceLanguage,
  languageOf,
  localeOf,
  TextRegistry,
  type InterfaceLanguage,
} from '../text/languages';
import { offeredLanguages } from '../text/offered-languages';
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
import { createStoreOpener, type StoreOpener } from './store-opener';
import { stripsAbove } from './strips';
import { validUntilOf } from './valid-until';

export type { OutsideServices };

export interface StorefrontOptions {
  readonly api: (request: Request) => Promise<Response>;
  readonly call?: InProcessHttpOptions['call'];
  readonly versions?: SharedReadsOptions['versions'];
  /** Own stores that are open now; the configuration's if omitted. */
  readonly ownStores?: () => Promise<readonly OwnStore[]>;
  readonly manifest: unknown;
  readonly config?: ShopConfigInput;
  readonly publicUrl?: string | undefined;
  readonly isDevelopment?: boolean;
  readonly telemetryUrl?: string | undefined;
  readonly formOrigins?: readonly string[];
  readonly release?: string | undefined;
  readonly outside?: OutsideServices | undefined;
  readonly telemetry?: Telemetry;
  readonly onError: (error: unknown) => void;
}

export interface Storefront {
  /** Streams the page of a URL. Each request has its own shop. */
  fetch(request: Request): Promise<Response>;
  render(request: Request): Promise<RenderedPage>;
  /** Equal for requests that produce the same page. */
  pageKey(request: Request): string;
}

export interface RenderedPage {
  readonly response: Response;
  /** Cache tags; the page is shared until one changes. Undefined when it must not be cached. */
  readonly dependsOn: ReadonlySet<string> | undefined;
  /** Milliseconds since the epoch, if known. */
  readonly validUntil?: number | undefined;
}

const RETRY_AFTER_SECONDS = '1';

interface Surroundings {
  readonly pages: PageRegistry;
  readonly texts: TextRegistry;
  readonly config: ShopConfigInput;
  readonly rules: ShopConfig;
  readonly options: Pick<StorefrontOptions, 'publicUrl' | 'isDevelopment' | 'telemetryUrl' | 'release' | 'outside'>;
  readonly headers: Readonly<Record<string, string>>;
  readonly assets: (page: Page, language: InterfaceLanguage) => PageAssets;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

function nobodysAdapters() {
  return {
    storage: createMemoryStorage(),
    network: createFixedNetwork(true),
    tabs: createNoTabs(),
  };
}

type PageOptions = Pick<ShopOptions, 'config' | 'interfaceLanguage' | 'siteBlocks'>;

export function createStorefront(options: StorefrontOptions): Storefront {
  const { api, config = {}, onError, telemetry = createNoTelemetry() } = options;
  const clock = createSystemClock();
  const ids = createPooledIds();
  const stores = createStoreOpener(config, options.ownStores);
  // Shared reads: menu, settings and public product data are the same for everyone.
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
    createShop({ ...stores.of(url), ...more, adapters: { ...nobodysAdapters(), telemetry, http, clock, ids } });
  const settle = settling(stores, onError);

  const renderPage = async (request: Request): Promise<RenderedPage> => {
    const url = new URL(request.url);
    const choice = languageChoice(url, options.publicUrl);
    if (choice !== undefined) return { response: choice, dependsOn: undefined };
    const { url: plain, taken } = splitArrival(request.url);
    const reads = createTaggedReads(http);
    const { storeCode } = await stores.opened(new URL(plain));
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
      return [stores.of(url).storeCode ?? '', language, origin, url.pathname + url.search].join(' ');
    },
  };
}

/** Excludes visitor-specific parameters. */
function keyFacts(request: Request, publicUrl: string | undefined) {
  const url = new URL(splitArrival(request.url).url);
  const chosen = chosenLanguage(request.headers.get('cookie'));
  const language = chosen !== undefined && isInterfaceLanguage(chosen) ? chosen : '';
  return { url, language, origin: publicUrl === undefined ? url.origin : '' };
}

const FOR_EVERYBODY: ReadonlySet<Page['name']> = new Set([
  'home',
  'category',
  'collection',
  'brands',
  'search',
  'product',
  'cms-page',
] as const);

/** Never cached by intermediaries. */
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

/** Forwards the private parts on a redirect, without caching. */
function privately(response: Response, taken: string): Response {
  const location = response.headers.get('location');
  if (location === null) return response;
  const headers = { location: withTaken(location, taken), 'cache-control': 'no-store' };
  return new Response(null, { status: response.status, headers });
}

/** During an outage, asks robots and monitors to retry. */
function duringOutage(response: Response, reads: TaggedReads): Response {
  if (response.status !== 503 && (response.status !== 500 || !reads.sawOutage())) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', RETRY_AFTER_SECONDS);
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: 503, headers });
}

const FAILED = 500;

interface Rendered {
  readonly response: Response;
  readonly isForEverybody: boolean;
  readonly validUntil?: number | undefined;
}

function settling(stores: StoreOpener, onError: (error: unknown) => void) {
  let reported = '';
  return async (http: Http, storeCode: string | undefined) => {
    const { config: merchants, problems, siteBlocks } = await merchantConfig(http, storeCode ?? stores.standard);
    const wrong = problems.map(({ field, message }) => `${field} ${message}`).join('; ');
    if (wrong !== reported && wrong !== '') onError(new Error(`cms_settings, config: ${wrong}`));
    reported = wrong;
    const config = mergeConfig(merchants, stores.config);
    return { config, rules: parseConfig(config), siteBlocks, announcement: siteBlocks?.announcement };
  };
}

async function spokenIn(shop: Shop, texts: TextRegistry) {
  const { storeViews, content } = shop;
  if (!offeredLanguages(storeViews, content.settings).includes(languageOf(storeViews.interfaceLanguage))) {
    storeViews.changeInterface(undefined);
  }
  const language = languageOf(storeViews.interfaceLanguage);
  const locale = localeOf(language, storeViews.current);
  return { language, locale, t: createTranslate(await texts.load(language), locale) };
}

function openStores({ stores, ...rest }: ShopConfig): ShopConfig {
  const views = stores.views.filter(({ storeCode }) => stores.available.includes(storeCode));
  return { ...rest, stores: { ...stores, views } };
}

function servicesOf({ telemetryUrl, release, outside = {} }: Surroundings['options']) {
  const consent = consentSubject(outside, telemetryUrl);
  const { tags = [] } = outside;
  return {
    ...(telemetryUrl !== undefined && { telemetry: telemetryUrl, ...(release !== undefined && { release }) }),
    ...(consent !== undefined && { consent }),
    ...(tags.length > 0 && { tags }),
  };
}

function skinOf(worn: ReturnType<typeof wornSkins>): DocumentParts['skin'] {
  return { css: skinCss(worn), ground: worn.standard.tokens.paper, darkGround: worn.dark?.tokens.paper };
}

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
  // A draft is looked at by staff: a question about cookies would lie over it.
  const services: ReturnType<typeof servicesOf> = isDraft ? {} : servicesOf(options);
  const head = pageHead(page, { settings: shop.content.settings, identity, t });
  const worn = wornSkins(shop.content.settings ?? {});
  const parts: DocumentParts = {
    lang: locale,
    dir: DIRECTIONS[language],
    head,
    details: documentHead(page, head, { shop, identity, config: rules, base: options.publicUrl ?? url.origin }),
    assets: wornAssets(assets(page, language), worn),
    skin: { ...skinOf(worn), isOff: page.name === 'manage' },
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
  const bytes = new TextEncoder().encode(document);
  return {
    response: new Response(bytes, { status, headers: { ...headers, 'content-length': String(bytes.length) } }),
    // Results of the fallback search must not outlive the outage.
    isForEverybody: status === 200 && FOR_EVERYBODY.has(page.name) && !isLimited(page),
    validUntil: validUntilOf(page),
  };
}

function isLimited(page: Page): boolean {
  return page.name === 'search' && page.listing.isLimited === true;
}
