import {
  AccountService,
  PasskeyChecks,
  PasskeySignIn,
  Passkeys,
  Registrations,
  SecondFactors,
  SignInService,
  PeopleAdmin,
} from '../people';
import { PayoutAdmin, RoyaltyJobs } from '../bloggers';
import {
  Royalties,
  InvoiceAdmin,
  Invoices,
  OrderLists,
  OrderRefunds,
  OrderAdmin,
  CustomerOrders,
  OfficeLinks,
  EarlierOrders,
  OrderCosts,
  OrderQuotes,
  OrderService,
  OrderTracking,
  OrderWriter,
  PlacedOrders,
  OrderPreparation,
  OrderSettlement,
  PaymentProviders,
  PaymentJobs,
  PaymentService,
  ProviderReturns,
  PaymentStarts,
  OpenRefunds,
  RefundAdmin,
  RefundWork,
  TestProvider,
} from '../orders';
import { CartCards, CartClaims, CartCosts, CartQuotes, CartService, SharedCarts } from '../selling';
import { RetentionJob } from './retention-job';
import { ReviewAdmin, DatabaseCatalogueWriter, compareProduct, PriceLists, StockAlerts } from '../catalogue';
import type { Settings, KeptKind } from '../foundation';
import { ImportMaps, PrivacyAdmin, RecordAdmin, recordKinds, QueueAdmin } from '../staff';
import { createParts, type Dependencies } from './parts';
import type { Database } from '../ports/database';
import { Newsletter } from '../messages';
import { DesignDrafts } from '../content';

export interface Services extends Dependencies {
  readonly cartService: CartService;
  readonly cartCards: CartCards;
  readonly cartClaims: CartClaims;
  readonly cartCosts: CartCosts;
  readonly cartQuotes: CartQuotes;
  readonly sharedCarts: SharedCarts;
  readonly orderService: OrderService;
  readonly royalties: Royalties;
  readonly royaltyJobs: RoyaltyJobs;
  readonly payoutAdmin: PayoutAdmin;
  readonly placedOrders: PlacedOrders;
  readonly orderAdmin: OrderAdmin;
  readonly orderTracking: OrderTracking;
  readonly invoiceAdmin: InvoiceAdmin;
  readonly orderLists: OrderLists;
  readonly orderRefunds: OrderRefunds;
  readonly openRefunds: OpenRefunds;
  readonly queueAdmin: QueueAdmin;
  readonly payment: PaymentService;
  readonly paymentJobs: PaymentJobs;
  readonly paymentStarts: PaymentStarts;
  readonly paymentProviders: PaymentProviders;
  readonly providerReturns: ProviderReturns;
  readonly testProvider: TestProvider | undefined;
  readonly refundWork: RefundWork;
  readonly retention: RetentionJob;
  readonly signIn: SignInService;
  readonly accounts: AccountService;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  readonly passkeySignIn: PasskeySignIn;
  readonly registrations: Registrations;
  readonly customerOrders: CustomerOrders;
  readonly officeLinks: OfficeLinks;
  readonly reviewAdmin: ReviewAdmin;
  readonly newsletter: Newsletter;
  readonly peopleAdmin: PeopleAdmin;
  readonly privacyAdmin: PrivacyAdmin;
  readonly recordAdmin: RecordAdmin;
  readonly recordKinds: readonly KeptKind[];
  readonly priceLists: PriceLists;
  readonly designDrafts: DesignDrafts;
  readonly stockAlerts: StockAlerts;
  readonly writer: DatabaseCatalogueWriter;
  readonly importMaps: ImportMaps;
}

export async function createServices(
  settings: Settings,
  database: Database,
  own: Pick<Dependencies, 'events' | 'files' | 'messages'>,
): Promise<Services> {
  const parts = await createParts(settings, database, own);
  const cartService = new CartService(parts);
  const cartCosts = new CartCosts({ ...parts, cartService });
  const signIn = new SignInService(parts);
  const royalties = new Royalties(parts);
  const royaltyJobs = new RoyaltyJobs({ database, settings, royalties });
  const invoices = new Invoices(parts);
  const settlement = new OrderSettlement({ ...parts, invoices, royalties });
  const testProvider = settings.testPayments ? new TestProvider(database, settings) : undefined;
  const providers = new PaymentProviders([...settings.payments, ...(testProvider === undefined ? [] : [testProvider])]);
  const refunds = new RefundAdmin(parts, providers);
  const refundWork = new RefundWork({ database, settings, providers, refunds });
  const reviewAdmin = new ReviewAdmin(parts);
  const payment = new PaymentService({ ...parts, settlement, providers, refunds, refundWork });
  const orderAdmin = new OrderAdmin({ ...parts, invoices, payment, refunds, refundWork, royalties });
  const registrations = new Registrations(parts, signIn);
  const views = viewsOf(parts, payment);
  return {
    ...parts,
    cartService,
    cartCards: new CartCards(parts),
    cartClaims: new CartClaims(settings),
    cartCosts,
    cartQuotes: new CartQuotes({ ...parts, cartService, cartCosts }),
    sharedCarts: new SharedCarts(parts),
    orderService: orderServiceOf(parts, { cartService, settlement, payment, royalties }),
    royalties,
    royaltyJobs,
    payoutAdmin: new PayoutAdmin({ ...parts, runs: royaltyJobs }),
    placedOrders: new PlacedOrders({ ...parts, payment }),
    orderAdmin,
    orderTracking: new OrderTracking({ ...parts, ...views, registrations, orderAdmin, payment, settlement }),
    ...moneyBackOf({ ...parts, invoices }, { payment, refunds, refundWork, royalties }),
    queueAdmin: new QueueAdmin(parts),
    payment,
    paymentJobs: new PaymentJobs({ ...parts, settlement, payment, refundWork }),
    paymentStarts: new PaymentStarts({ database, settings, providers }),
    paymentProviders: providers,
    refundWork,
    testProvider,
    signIn,
    ...views,
    accounts: new AccountService(parts),
    registrations,
    reviewAdmin,
    ...peopleOf({ ...parts, settlement }, signIn),
    recordAdmin: new RecordAdmin(parts),
    recordKinds: recordKinds({ ...parts, reviewAdmin }),
    priceLists: new PriceLists({ database, settings }),
    ...timedOf(parts),
    writer: new DatabaseCatalogueWriter(database, compareProduct),
    importMaps: new ImportMaps({ database, clock: settings.clock }),
    designDrafts: new DesignDrafts({ files: own.files, settings }),
  };
}

function viewsOf(
  parts: Dependencies,
  payment: PaymentService,
): Pick<Services, 'customerOrders' | 'officeLinks' | 'orderLists'> {
  const officeLinks = new OfficeLinks(parts);
  const customerOrders = new CustomerOrders({ ...parts, officeLinks, payment });
  return { officeLinks, customerOrders, orderLists: new OrderLists(parts) };
}

function peopleOf(
  parts: Dependencies & { readonly settlement: OrderSettlement },
  signIn: SignInService,
): Pick<Services, 'newsletter' | 'passkeys' | 'passkeySignIn' | 'peopleAdmin' | 'privacyAdmin' | 'secondFactors'> {
  const checks = new PasskeyChecks(parts);
  return {
    newsletter: new Newsletter(parts),
    peopleAdmin: new PeopleAdmin(parts),
    privacyAdmin: new PrivacyAdmin(parts),
    passkeys: new Passkeys({ ...parts, checks }),
    passkeySignIn: new PasskeySignIn({ ...parts, checks, signIn }),
    secondFactors: new SecondFactors({ ...parts, passkeyChecks: checks }),
  };
}

function orderServiceOf(
  parts: Dependencies,
  {
    cartService,
    settlement,
    payment,
    royalties,
  }: Pick<Services, 'cartService' | 'payment' | 'royalties'> & { readonly settlement: OrderSettlement },
): OrderService {
  const { database, sessions, settings } = parts;
  const costs = new OrderCosts({ ...parts, cartService });
  return new OrderService({
    costs,
    database,
    sessions,
    settings,
    earlier: new EarlierOrders({ settings, settlement, payment }),
    preparation: new OrderPreparation({ ...parts, costs }),
    quotes: new OrderQuotes({ ...parts, costs }),
    writer: new OrderWriter({ ...parts, royalties, settlement }),
  });
}

function moneyBackOf(
  parts: Dependencies & { readonly invoices: Invoices },
  made: Pick<Services, 'payment' | 'refundWork' | 'royalties'> & { readonly refunds: RefundAdmin },
): Pick<Services, 'invoiceAdmin' | 'openRefunds' | 'orderRefunds' | 'providerReturns'> {
  const all = { ...parts, ...made };
  return {
    invoiceAdmin: new InvoiceAdmin(all),
    openRefunds: new OpenRefunds(all),
    orderRefunds: new OrderRefunds(all),
    providerReturns: new ProviderReturns(all),
  };
}

function timedOf(parts: Dependencies): Pick<Services, 'retention' | 'stockAlerts'> {
  return { retention: new RetentionJob(parts), stockAlerts: new StockAlerts(parts) };
}
