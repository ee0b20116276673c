import { isCurrencyCode } from '../../../../core/contract/foundation/currency-code';
import type { FactorPolicy } from '../../../../core/contract/people/second-factor';
import { isSellableCurrency } from '../../../../core/kernel/currency';
import type { Clock, Ids, Telemetry } from '../../../../core/ports';
import type { OwnStore, StoreView } from '../../../../core/store-views';
import type { PriceGroup } from './price-group';
import type { OrderStep } from './order-steps';
import type { ShippingCarrier } from '../../ports/selling/carrier';
import type { CatalogueReader, CatalogueSource } from '../../ports/staff/catalogue-source';
import type { RecordReader } from '../../ports/staff/record-import';
import { checkOrigins } from './check-origins';
import { checkProviders } from './check-providers';
import type { Database } from '../../ports/database';
import type { OrderNumbers } from '../../ports/orders/order-numbers';
import type { FileStore } from '../../ports/foundation/files';
import type { Observer } from '../../ports/observer';
import type { MessageChannel, MessageSender } from '../../ports/messages/messages';
import type { OwnRoute } from '../../ports/own-route';
import type { PaymentProvider } from '../../ports/orders/payment-provider';
import type { Images, PictureSource } from '../../ports/foundation/pictures';
import type { InvoicePrinter } from '../../ports/orders/invoice-printer';
import type { MailLook } from '../../ports/messages/mail-look';
import type { SearchEngine } from '../../ports/catalogue/search';
import type { Subscriber } from '../../ports/foundation/subscriber';
import { checkRoutes } from './check-routes';
import { checkSenders } from './check-senders';
import { checkSubscribers } from './check-subscribers';
import { OpenStores } from './open-stores';
import { paceOf, type Pace } from './pace';
import { passwordCostOf } from './password-cost';
import { sessionLimitsOf, type SessionLimits } from './session-limits';
import type { Holidays } from '../../ports/selling/holidays';
import type { PasskeyVerifier } from '../../ports/people/passkey-verifier';
import type { TaxCalculator } from '../../ports/selling/tax';
import type { VatRegister } from '../../ports/selling/vat-register';
import type { UploadScanner } from '../../ports/foundation/upload-scanner';
import { newSecret } from '../kernel/new-secret';
import type { PasswordCost } from '../kernel/secrets';

/** Mode of the platform, chosen explicitly when it is opened. */
export type PlatformMode = 'production' | 'development';

/** A capability that an open shop lacks because no provider is configured. */
export type MissingService = 'mail-sender' | 'payment-provider' | 'sms-sender';

/** Options of a platform; the environment is never read. */
export interface PlatformOptions {
  /** Data folder, created if missing, or ':memory:'. */
  readonly data: string;
  readonly clock: Clock;
  /** Must be unguessable outside tests. */
  readonly ids: Ids;
  /** Default 'production', which refuses demo people. 'development' publishes sent messages at /dev/outbox. */
  readonly mode?: PlatformMode;
  /** Enables the free test payment page. Default false: payment methods that need a page are unavailable. */
  readonly testPayments?: boolean;
  /** Carriers with live rates, listed after the shop's own methods. Default none. */
  readonly carriers?: readonly ShippingCarrier[];
  /** Public holidays without delivery. Defaults to the package `date-holidays`; none if it is not installed. */
  readonly holidays?: Holidays;
  /** Verifies passkey signatures. Defaults to the @simplewebauthn/server library. */
  readonly passkeys?: PasskeyVerifier;
  /** Replaces the shop's tax rules, which remain the fallback. Default none. */
  readonly tax?: TaxCalculator;
  /**
   * Checks VAT numbers (`createVies` from vitrine/node). Without it, numbers stay unchecked and tax is charged. `vitrine
   * serve` uses VIES, except with `--dev`.
   */
  readonly vatRegister?: VatRegister;
  /** Scans uploads (`createClamdScanner` from vitrine/node); findings and failures refuse the file. Default none. */
  readonly scanner?: UploadScanner;
  /** Payment providers (`createStripe` from vitrine/stripe). The first takes new payments. Default none. */
  readonly payments?: readonly PaymentProvider[];
  /**
   * Message senders (`createSmtpSender`, `createWebhookSender`), or 'sent' if another program sends the messages in the
   * table `outbox`. Default none.
   */
  readonly messages?: readonly MessageSender[] | 'sent';
  /** Seeds tax rules, settings and pages in a new shop. Default true. */
  readonly starter?: boolean;
  /** Codes of active stores; the first is the default. Default us and en. */
  readonly stores?: readonly string[];
  /**
   * ISO 4217 currency of prices, shipping rates and coupons; cannot be changed once the shop has prices. Default
   * that of the shop, USD in a new one.
   */
  readonly baseCurrency?: string;
  /** Your own stores, open in addition to those in `stores`, which may list one first as the default. Default none. */
  readonly ownStores?: readonly OwnStore[];
  /** Customer groups with their own prices or tax. Default none. */
  readonly userGroups?: readonly PriceGroup[];
  /** Bundle prices follow the choices instead of the default parts. Default true. */
  readonly calculateBundlePriceByOptions?: boolean;
  /** External base URL without trailing slash. Default 'http://localhost:3000'. */
  readonly publicUrl?: string;
  /** Origins allowed to call the API, such as https://app.example. Default none. */
  readonly corsOrigins?: readonly string[];
  /** Makes PDF files of invoices (`createPdfInvoices` from vitrine/node). Without it their page is printed. */
  readonly invoicePrinter?: InvoicePrinter;
  /** Renders the HTML of emails; without it, emails are plain text. */
  readonly mailLook?: MailLook;
  /** Photo processing (`createImages` from vitrine/node). Without it uploads are refused and /img answers 404. */
  readonly images?: Images;
  /** `@font-face` CSS for the platform's own pages, from this host. Default system fonts. */
  readonly pageFonts?: string;
  /** Draws pictures below its own folder (`createDrawings` from vitrine/demo). Default none. */
  readonly drawings?: PictureSource;
  /** Closed with the platform. Defaults to in-process search with indexes in the data folder. */
  readonly search?: SearchEngine;
  /** Closed with the platform. Defaults to SQLite in the data folder or memory. */
  readonly database?: Database;
  /** Order numbering. Defaults to 100001, 100002 … across stores. */
  readonly orderNumbers?: OrderNumbers;
  /** Event subscribers (`defineSubscriber`, or `createWebhook` from vitrine/node). Default none. */
  readonly subscribers?: readonly Subscriber[];
  /** Source of the one-click import. Without it the call is refused. */
  readonly importSource?: CatalogueSource;
  /** Reads product files uploaded by staff. Without it uploads are refused. */
  readonly catalogueReader?: CatalogueReader;
  /** Imports uploaded tables of customers, reviews, coupons, gift cards and redirects. Without it uploads are refused. */
  readonly recordReader?: RecordReader;
  /** Custom endpoints below /api/own/ (`defineRoute`). Default none. */
  readonly routes?: readonly OwnRoute[];
  /** Default true; false if another process delivers. */
  readonly deliverEvents?: boolean;
  /** Default true; false if another process sends. */
  readonly sendMessages?: boolean;
  /**
   * Photo storage: 'folder', 'database' for shared use, or a store such as `createS3Files`, closed with the platform.
   * Defaults to the folder, or to the database if one is set or there is no folder.
   */
  readonly files?: FileStore | 'folder' | 'database';
  /** Receives unexpected errors. Default none. */
  readonly telemetry?: Telemetry;
  /** Observes endpoint calls and database units of work. Default none. */
  readonly observer?: Observer;
  /** Webhook signing secret, shared with the payment provider. Default random per process. */
  readonly paymentSecret?: string;
  /** Rate limits per address in ten minutes. Default 3,000 searches, 1,200 cart changes and 12,000 staff calls. */
  readonly pace?: Partial<Pace>;
  /** Session limits: maximum age in days (180 for customers, 7 for staff), idle time of staff in hours (24). */
  readonly sessions?: SessionLimits;
  /** Default 'required' in production, 'offered' in development. */
  readonly secondFactor?: FactorPolicy;
  /** scrypt cost, for development only. Default and max 2^15/8/3. */
  readonly passwordCost?: PasswordCost;
  /** Opens the payment page with a form post instead of a link. Default false. */
  readonly payByForm?: boolean;
  /** Test hook for lost, late or repeated webhooks. */
  readonly deliverWebhook?: Settings['deliverWebhook'];
  /** Called before each step of placing an order; tests kill the process in it. */
  readonly onOrderStep?: (step: OrderStep) => void;
}

export interface ComposedOptions extends Omit<PlatformOptions, 'database' | 'files'> {
  readonly holidays: Holidays;
  readonly passkeys: PasskeyVerifier;
  readonly search: SearchEngine;
  readonly openDatabase: () => Promise<Database>;
  readonly openFiles: (database: Database) => FileStore;
}

export interface Settings {
  readonly data: string;
  readonly inMemory: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mode: PlatformMode;
  readonly paymentProvider: 'some' | 'none';
  readonly payments: readonly PaymentProvider[];
  readonly testPayments: boolean;
  /** 'shown' at /dev/outbox, 'sent' by an external program, or 'kept'. */
  readonly messages: 'shown' | 'sent' | 'kept';
  readonly senders: readonly MessageSender[];
  readonly invoicePrinter: InvoicePrinter | undefined;
  readonly mailLook: MailLook | undefined;
  readonly pageFonts: string;
  readonly sendsMessages: boolean;
  readonly starter: boolean;
  readonly carriers: readonly ShippingCarrier[];
  readonly holidays: Holidays;
  readonly passkeys: PasskeyVerifier;
  readonly tax: TaxCalculator | undefined;
  readonly vatRegister: VatRegister | undefined;
  readonly scanner: UploadScanner | undefined;
  readonly openStores: OpenStores;
  /** The same stores, the default first. */
  readonly stores: readonly StoreView[];
  readonly defaultStore: StoreView;
  readonly baseCurrency: string | undefined;
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
  readonly recordReader: RecordReader | undefined;
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

/** @throws RangeError naming the invalid option */
export function settingsOf(options: ComposedOptions): Settings {
  if (options.data === '') throw new RangeError("option data must be a folder or ':memory:', it is empty");
  const openStores = new OpenStores({ codes: options.stores, own: options.ownStores }, () => options.clock.now());
  const [defaultStore] = openStores.views;
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
    vatRegister: options.vatRegister,
    scanner: options.scanner,
    openStores,
    get stores() {
      return openStores.views;
    },
    defaultStore,
    baseCurrency: baseCurrencyFrom(options),
    userGroups: options.userGroups ?? [],
    calculateBundlePriceByOptions: options.calculateBundlePriceByOptions ?? true,
    publicUrl: (options.publicUrl ?? 'http://localhost:3000').replace(/\/+$/, ''),
    corsOrigins: checkOrigins(options.corsOrigins ?? []),
    images: options.images,
    invoicePrinter: options.invoicePrinter,
    mailLook: options.mailLook,
    pageFonts: options.pageFonts ?? '',
    drawings: options.drawings,
    search: options.search,
    orderNumbers: options.orderNumbers,
    subscribers: checkSubscribers(options.subscribers ?? []),
    importSource: options.importSource,
    catalogueReader: options.catalogueReader,
    recordReader: options.recordReader,
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

function baseCurrencyFrom({ baseCurrency }: PlatformOptions): string | undefined {
  if (baseCurrency === undefined || (isCurrencyCode(baseCurrency) && isSellableCurrency(baseCurrency)))
    return baseCurrency;
  throw new RangeError(
    `option baseCurrency must be a currency of ISO 4217 with at most three decimals, not "${baseCurrency}"`,
  );
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

export function missingServices({ messages, senders, paymentProvider }: Settings): readonly MissingService[] {
  const missing: MissingService[] = [];
  const carries = (channel: MessageChannel) => senders.some(({ channels }) => channels.includes(channel));
  if (messages === 'kept' && !carries('email')) missing.push('mail-sender');
  if (messages === 'kept' && !carries('sms')) missing.push('sms-sender');
  if (paymentProvider === 'none') missing.push('payment-provider');
  return missing;
}

function carriersOf({ carriers = [] }: PlatformOptions): readonly ShippingCarrier[] {
  const codes = carriers.map(({ code }) => code);
  for (const [index, code] of codes.entries()) {
    if (!/^[a-z0-9_]{1,20}$/.test(code)) {
      throw new RangeError(`option carriers.${index}.code must be 1 to 20 of a-z, 0-9 and _, not "${code}"`);
    }
    if (codes.indexOf(code) < index)
      throw new RangeError(`option carriers.${index}.code must not be repeated: ${code}`);
  }
  return carriers;
}

function secretOf({ paymentSecret, ids }: PlatformOptions): () => string {
  if (paymentSecret === '') throw new RangeError('option paymentSecret must not be empty');
  let secret = paymentSecret;
  return () => (secret ??= newSecret({ ids }));
}
