import type { FactorPolicy } from '../../../core/contract/second-factor';
import type { Clock, Ids, Telemetry } from '../../../core/ports';
import type { StoreView } from '../../../core/store-views';
import { AVAILABLE_STORES, STORE_VIEWS, withDefaultStore } from '../../../core/store-views';
import type { PriceGroup } from './price-group';
import type { OrderStep } from './order-steps';
import type { ShippingCarrier } from '../ports/carrier';
import type { CatalogueReader, CatalogueSource } from '../ports/catalogue-source';
import { checkOrigins } from './check-origins';
import { checkProviders } from './check-providers';
import type { Database } from '../ports/database';
import type { OrderNumbers } from '../ports/order-numbers';
import type { FileStore } from '../ports/files';
import type { Observer } from '../ports/observer';
import type { MessageChannel, MessageSender } from '../ports/messages';
import type { OwnRoute } from '../ports/own-route';
import type { PaymentProvider } from '../ports/payment-provider';
import type { Images, PictureSource } from '../ports/pictures';
import type { MailLook } from '../ports/mail-look';
import type { SearchEngine } from '../ports/search';
import type { Subscriber } from '../ports/subscriber';
import { checkRoutes } from './check-routes';
import { checkSenders } from './check-senders';
import { checkSubscribers } from './check-subscribers';
import { paceOf, type Pace } from './pace';
import { passwordCostOf } from './password-cost';
import { sessionLimitsOf, type SessionLimits } from './session-limits';
import type { Holidays } from '../ports/holidays';
import type { PasskeyVerifier } from '../ports/passkey-verifier';
import type { TaxCalculator } from '../ports/tax';
import type { UploadScanner } from '../ports/upload-scanner';
import { newSecret } from '../kernel/new-secret';
import type { PasswordCost } from '../kernel/secrets';

/** Chosen explicitly where the platform is opened. */
export type PlatformMode = 'production' | 'development';

/** What a shop that is open cannot do, because it was given nobody to do it. */
export type Lack = 'mail-sender' | 'payment-provider' | 'sms-sender';

/** What a platform is made of. Nothing is read from the environment. */
export interface PlatformOptions {
  /** Folder of the shop's data (made when missing), or ':memory:' for a shop that is forgotten on close. */
  readonly data: string;
  readonly clock: Clock;
  /** Where tokens and ids come from: must not be guessable outside tests. */
  readonly ids: Ids;
  /**
   * 'development' opens to everybody who can reach the shop what was sent to shoppers, at /dev/outbox, and lets the demo's people be written.
   * Default 'production', in which a data folder with the demo's people is refused. Nothing else decides it: no address, no environment.
   */
  readonly mode?: PlatformMode;
  /**
   * Whether the test payment page takes payments, on which everybody pays nothing. Default false: ways to pay that need a
   * payment page are not offered, and orders with them refused.
   */
  readonly testPayments?: boolean;
  /** Carriers whose prices depend on what is sent and where to; they stand behind the merchant's own ways to ship. By default none. */
  readonly carriers?: readonly ShippingCarrier[];
  /** Who knows the public holidays on which nothing is delivered. By default the data of the library date-holidays. */
  readonly holidays?: Holidays;
  /** Verifies what passkeys have signed. By default the library @simplewebauthn/server. */
  readonly passkeys?: PasskeyVerifier;
  /** Works out the taxes of carts and orders in place of the shop's own rules, which stand in where it does not answer. By default none. */
  readonly tax?: TaxCalculator;
  /** Looks at each file that people send before it is kept, such as `createClamdScanner` of vitrine/node. What it finds something in, or does not answer about, is refused. By default none. */
  readonly scanner?: UploadScanner;
  /**
   * Who takes money on a payment page, such as `createStripe` of vitrine/stripe. The first one takes new payments; the others are asked about
   * what was begun with them. Default none.
   */
  readonly payments?: readonly PaymentProvider[];
  /**
   * Who carries messages to people (`createSmtpSender` of vitrine/smtp, `createWebhookSender` of vitrine/node), or 'sent' where a program of the
   * merchant's takes all of them from `outbox`. By default nobody does: they are kept, and outside development a code that nobody would get is
   * refused.
   */
  readonly messages?: readonly MessageSender[] | 'sent';
  /**
   * Whether a shop that is opened for the first time begins with tax rules, settings and pages, which its merchant changes. Default true;
   * false for one whose content comes from elsewhere.
   */
  readonly starter?: boolean;
  /** Codes of the stores that answer; default those of S §1 (us and en). The first is the default store. */
  readonly stores?: readonly string[];
  /** Groups of customers with prices or a tax of their own (S §6); by default none, and everybody pays the same. */
  readonly userGroups?: readonly PriceGroup[];
  /** Whether the choices of a bundle change its price (S §9 flag); if not, its default parts make it. Default true. */
  readonly calculateBundlePriceByOptions?: boolean;
  /** Where the shop is reached from outside, without a slash at the end; goes into mails. Default 'http://localhost:3000'. */
  readonly publicUrl?: string;
  /** Origins, such as https://app.example, whose pages may use the API. By default none but the shop's own. */
  readonly corsOrigins?: readonly string[];
  /** Makes the HTML of mails, beside their text. Without it mails are text alone. */
  readonly mailLook?: MailLook;
  /** Shows and keeps photographs (`createImages` of vitrine/node). Without it there are none: /img answers 404, and uploads are refused. */
  readonly images?: Images;
  /**
   * CSS that declares the faces of the shop's letters (`@font-face`, with addresses of this host), for the pages that the platform makes by
   * itself: payment, the outbox. Without it they are set in the letters of the device.
   */
  readonly pageFonts?: string;
  /** Draws the pictures below a folder of its own (`createDrawings` of vitrine/demo draws the demo's goods). By default nothing is drawn. */
  readonly drawings?: PictureSource;
  /**
   * What searches the catalogue; it is closed with the platform. By default the search in this process, which keeps its indexes in the
   * data folder.
   */
  readonly search?: SearchEngine;
  /**
   * Where everything is kept; it is closed with the platform. By default one SQLite file in the data folder, or in memory.
   */
  readonly database?: Database;
  /** Numbers the orders; by default they are 100001, 100002 … over all stores. */
  readonly orderNumbers?: OrderNumbers;
  /** Are handed what happens in the shop, after it was committed (`defineSubscriber`, `createWebhook` of vitrine/node). By default there are none. */
  readonly subscribers?: readonly Subscriber[];
  /** What staff imports with one click (A §7, update). By default there is nothing, and the call is refused. */
  readonly importSource?: CatalogueSource;
  /** Reads the files of goods that staff uploads (A §6). By default there is nothing that does, and an upload is refused. */
  readonly catalogueReader?: CatalogueReader;
  /** Endpoints of your own, below /api/own/ (`defineRoute`). By default there are none. */
  readonly routes?: readonly OwnRoute[];
  /** Whether this platform hands events to the subscribers as long as it is open. Default true; false where another process does. */
  readonly deliverEvents?: boolean;
  /** Whether this platform sends messages as long as it is open. Default true; false where another process does. */
  readonly sendMessages?: boolean;
  /**
   * Where photographs are kept: 'folder', the data folder; 'database', for processes that share one; or a store of your own, which is closed
   * with the platform (`createS3Files` of vitrine/s3). By default the data folder, or the database where that is named or there is no folder.
   */
  readonly files?: FileStore | 'folder' | 'database';
  /** Where unexpected errors are reported; by default nowhere. */
  readonly telemetry?: Telemetry;
  /** Watches the calls of endpoints and the units of the database; by default nobody does. */
  readonly observer?: Observer;
  /** Shared with the payment provider, who signs its messages with it; by default a new one in each process. */
  readonly paymentSecret?: string;
  /** How many searches and changes of a cart one address may make in ten minutes; by default 3,000 and 1,200. */
  readonly pace?: Partial<Pace>;
  /** After how many days sessions end however often they are used; by default 180 of customers and 7 of staff. */
  readonly sessions?: SessionLimits;
  /** Whether staff needs a second factor; by default 'required' in production and 'offered' in development. */
  readonly secondFactor?: FactorPolicy;
  /**
   * Cost of scrypt that passwords are kept at, in development alone: tests sign many people in. Default and maximum 2^15/8/3; in production the
   * option is refused.
   */
  readonly passwordCost?: PasswordCost;
  /** Whether the payment page is opened by a form that the client submits (S §4, pay script) instead of by a link. Default false. */
  readonly payByForm?: boolean;
  /** How the test payment provider calls the shop back; a test loses, delays or repeats the call. By default it is made at once. */
  readonly deliverWebhook?: Settings['deliverWebhook'];
  /** Called before each step of placing an order; a test kills the process in it. */
  readonly onOrderStep?: (step: OrderStep) => void;
}

/** What the composition root has chosen technologies for. */
export interface ComposedOptions extends Omit<PlatformOptions, 'database' | 'files'> {
  readonly holidays: Holidays;
  readonly passkeys: PasskeyVerifier;
  readonly search: SearchEngine;
  /** Called once the options are known to be good. */
  readonly openDatabase: () => Promise<Database>;
  readonly openFiles: (database: Database) => FileStore;
}

/** The options with defaults filled in. */
export interface Settings {
  readonly data: string;
  readonly inMemory: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mode: PlatformMode;
  /** Whether there is somebody who takes money on a payment page. */
  readonly paymentProvider: 'some' | 'none';
  readonly payments: readonly PaymentProvider[];
  readonly testPayments: boolean;
  /** What becomes of messages that no sender carries: 'shown' at /dev/outbox, 'sent' by a program of the merchant's, or 'kept' where nobody reads them. */
  readonly messages: 'shown' | 'sent' | 'kept';
  readonly senders: readonly MessageSender[];
  readonly mailLook: MailLook | undefined;
  readonly pageFonts: string;
  readonly sendsMessages: boolean;
  readonly starter: boolean;
  readonly carriers: readonly ShippingCarrier[];
  readonly holidays: Holidays;
  readonly passkeys: PasskeyVerifier;
  readonly tax: TaxCalculator | undefined;
  readonly scanner: UploadScanner | undefined;
  readonly stores: readonly StoreView[];
  readonly defaultStore: StoreView;
  readonly userGroups: readonly PriceGroup[];
  readonly calculateBundlePriceByOptions: boolean;
  readonly publicUrl: string;
  readonly corsOrigins: ReadonlySet<string>;
  readonly images: Images | undefined;
  readonly drawings: PictureSource | undefined;
  readonly search: SearchEngine;
  readonly orderNumbers: OrderNumbers | undefined;
  readonly subscribers: readonly Subscriber[];
  readonly importSource: CatalogueSource | undefined;
  readonly catalogueReader: CatalogueReader | undefined;
  readonly routes: readonly OwnRoute[];
  readonly deliversEvents: boolean;
  readonly telemetry: Telemetry;
  readonly paymentSecret: () => string;
  readonly pace: Pace;
  readonly sessions: ReturnType<typeof sessionLimitsOf>;
  readonly secondFactor: FactorPolicy;
  readonly passwordCost: PasswordCost;
  readonly payByForm: boolean;
  readonly deliverWebhook: (request: Request, send: (request: Request) => Promise<Response>) => Promise<unknown>;
  readonly onOrderStep: (step: OrderStep) => void;
}

const SILENT: Telemetry = { event: () => undefined, error: () => undefined, log: () => undefined };

/** @throws RangeError naming the option that cannot be used */
export function settingsOf(options: ComposedOptions): Settings {
  if (options.data === '') throw new RangeError("option data must be a folder or ':memory:', it is empty");
  const codes = options.stores ?? AVAILABLE_STORES;
  const views = withDefaultStore(STORE_VIEWS, codes);
  const stores = codes.map((code) => {
    const view = views.find((store) => store.storeCode === code);
    if (!view) throw new RangeError(`option stores names an unknown store: ${code}`);
    return view;
  });
  const [defaultStore] = stores;
  if (!defaultStore) throw new RangeError('option stores must name at least one store');
  const mode = options.mode ?? 'production';
  return {
    data: options.data,
    inMemory: options.data === ':memory:',
    clock: options.clock,
    ids: options.ids,
    mode,
    ...paymentsOf(options),
    ...messagesOf(options, mode),
    starter: options.starter ?? true,
    carriers: carriersOf(options),
    holidays: options.holidays,
    passkeys: options.passkeys,
    tax: options.tax,
    scanner: options.scanner,
    stores,
    defaultStore,
    userGroups: options.userGroups ?? [],
    calculateBundlePriceByOptions: options.calculateBundlePriceByOptions ?? true,
    publicUrl: (options.publicUrl ?? 'http://localhost:3000').replace(/\/+$/, ''),
    corsOrigins: checkOrigins(options.corsOrigins ?? []),
    images: options.images,
    mailLook: options.mailLook,
    pageFonts: options.pageFonts ?? '',
    drawings: options.drawings,
    search: options.search,
    orderNumbers: options.orderNumbers,
    subscribers: checkSubscribers(options.subscribers ?? []),
    importSource: options.importSource,
    catalogueReader: options.catalogueReader,
    routes: checkRoutes(options.routes ?? []),
    deliversEvents: options.deliverEvents ?? true,
    telemetry: options.telemetry ?? SILENT,
    paymentSecret: secretOf(options),
    pace: paceOf(options.pace),
    sessions: sessionLimitsOf(options.sessions),
    secondFactor: options.secondFactor ?? (mode === 'production' ? 'required' : 'offered'),
    passwordCost: passwordCostOf(options.passwordCost, mode),
    payByForm: options.payByForm ?? false,
    deliverWebhook: options.deliverWebhook ?? ((request, send) => send(request)),
    onOrderStep: options.onOrderStep ?? (() => undefined),
  };
}

function paymentsOf({
  payments = [],
  testPayments = false,
}: PlatformOptions): Pick<Settings, 'paymentProvider' | 'payments' | 'testPayments'> {
  checkProviders(payments);
  return { payments, testPayments, paymentProvider: testPayments || payments.length > 0 ? 'some' : 'none' };
}

function messagesOf(
  { messages, sendMessages = true }: PlatformOptions,
  mode: PlatformMode,
): Pick<Settings, 'messages' | 'senders' | 'sendsMessages'> {
  if (messages === 'sent') return { messages, senders: [], sendsMessages: sendMessages };
  const senders = checkSenders(messages ?? []);
  return { messages: mode === 'development' ? 'shown' : 'kept', senders, sendsMessages: sendMessages };
}

/** What the shop lacks, to be shown to its operator. */
export function lacksOf({ messages, senders, paymentProvider }: Settings): readonly Lack[] {
  const lacks: Lack[] = [];
  const carries = (channel: MessageChannel) => senders.some(({ channels }) => channels.includes(channel));
  if (messages === 'kept' && !carries('email')) lacks.push('mail-sender');
  if (messages === 'kept' && !carries('sms')) lacks.push('sms-sender');
  if (paymentProvider === 'none') lacks.push('payment-provider');
  return lacks;
}

function carriersOf({ carriers = [] }: PlatformOptions): readonly ShippingCarrier[] {
  const codes = carriers.map(({ code }) => code);
  for (const [index, code] of codes.entries()) {
    if (!/^[a-z0-9_]{1,20}$/.test(code)) {
      throw new RangeError(`option carriers.${index}.code must be 1 to 20 of a-z, 0-9 and _, not "${code}"`);
    }
    if (codes.indexOf(code) < index) throw new RangeError(`option carriers.${index}.code must be there once: ${code}`);
  }
  return carriers;
}

/** Made when it is first needed, and then the same for as long as the platform is open. */
function secretOf({ paymentSecret, ids }: PlatformOptions): () => string {
  if (paymentSecret === '') throw new RangeError('option paymentSecret must not be empty');
  let secret = paymentSecret;
  return () => (secret ??= newSecret({ ids }));
}
