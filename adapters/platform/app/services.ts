import { AccountService } from '../people/accounts/account-service';
import { PasskeyChecks } from '../people/accounts/passkey-checks';
import { PasskeySignIn } from '../people/accounts/passkey-sign-in';
import { Passkeys } from '../people/accounts/passkeys';
import { Registrations } from '../people/accounts/registrations';
import { SecondFactors } from '../people/accounts/second-factor';
import { SignInService } from '../people/accounts/sign-in-service';
import { PayoutAdmin } from '../bloggers/payout-admin';
import { Royalties } from '../orders/royalties/royalties';
import { RoyaltyJobs } from '../bloggers/royalty-jobs';
import { CartCards } from '../selling/cart/cart-cards';
import { CartClaims } from '../selling/cart/cart-claims';
import { CartCosts } from '../selling/cart/cart-costs';
import { CartQuotes } from '../selling/cart/cart-quotes';
import { CartService } from '../selling/cart/cart-service';
import { SharedCarts } from '../selling/cart/shared-carts';
import { RetentionJob } from './retention-job';
import { ReviewAdmin } from '../catalogue/reviews/review-admin';
import { DatabaseCatalogueWriter } from '../catalogue/writing/catalogue-writer';
import { compareProduct } from '../catalogue/goods/compare-product';
import type { Settings } from '../foundation/settings/options';
import { PriceLists } from '../catalogue/goods/price-lists';
import { OrderLists } from '../orders/lifecycle/order-lists';
import { OrderRefunds } from '../orders/lifecycle/order-refunds';
import { OrderAdmin } from '../orders/lifecycle/order-admin';
import { CustomerOrders } from '../orders/views/customer-orders';
import { OfficeLinks } from '../orders/views/office-links';
import { EarlierOrders } from '../orders/lifecycle/earlier-orders';
import { OrderCosts } from '../orders/lifecycle/order-costs';
import { OrderQuotes } from '../orders/lifecycle/order-quotes';
import { OrderService } from '../orders/lifecycle/order-service';
import { OrderTracking } from '../orders/lifecycle/order-tracking';
import { ImportMaps } from '../staff/updates/import-maps';
import { OrderWriter } from '../orders/lifecycle/order-writer';
import { PlacedOrders } from '../orders/lifecycle/placed-orders';
import { OrderPreparation } from '../orders/lifecycle/order-preparation';
import { OrderSettlement } from '../orders/settlement/order-settlement';
import { createParts, type Dependencies } from './parts';
import type { Database } from '../ports/database';
import { Newsletter } from '../messages/newsletter/newsletter';
import { PeopleAdmin } from '../people/admin/people-admin';
import { PrivacyAdmin } from '../staff/privacy/privacy-admin';
import { DesignDrafts } from '../content/design/design-drafts';
import { RecordAdmin } from '../staff/records/record-admin';
import type { KeptKind } from '../foundation/kernel/kept-kind';
import { recordKinds } from '../staff/records/record-kinds';
import { PaymentProviders } from '../orders/payments/payment-providers';
import { PaymentJobs } from '../orders/payments/payment-jobs';
import { PaymentService } from '../orders/payments/payment-service';
import { ProviderReturns } from '../orders/payments/provider-returns';
import { PaymentStarts } from '../orders/payments/payment-starts';
import { QueueAdmin } from '../staff/office/queue-admin';
import { OpenRefunds } from '../orders/payments/open-refunds';
import { RefundAdmin } from '../orders/payments/refund-admin';
import { RefundWork } from '../orders/payments/refund-work';
import { StockAlerts } from '../catalogue/stock/stock-alerts';
import { TestProvider } from '../orders/payments/test-provider';

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
  const settlement = new OrderSettlement({ ...parts, royalties });
  const testProvider = settings.testPayments ? new TestProvider(database, settings) : undefined;
  const providers = new PaymentProviders([...settings.payments, ...(testProvider === undefined ? [] : [testProvider])]);
  const refunds = new RefundAdmin(parts, providers);
  const refundWork = new RefundWork({ database, settings, providers, refunds });
  const reviewAdmin = new ReviewAdmin(parts);
  const payment = new PaymentService({ ...parts, settlement, providers, refunds, refundWork });
  const orderAdmin = new OrderAdmin({ ...parts, payment, refunds, refundWork, royalties });
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
    orderLists: new OrderLists(parts),
    ...moneyBackOf(parts, { payment, refunds, refundWork, royalties }),
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

function viewsOf(parts: Dependencies, payment: PaymentService): Pick<Services, 'customerOrders' | 'officeLinks'> {
  const officeLinks = new OfficeLinks(parts);
  return { officeLinks, customerOrders: new CustomerOrders({ ...parts, officeLinks, payment }) };
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
  parts: Dependencies,
  made: Pick<Services, 'payment' | 'refundWork' | 'royalties'> & { readonly refunds: RefundAdmin },
): Pick<Services, 'openRefunds' | 'orderRefunds' | 'providerReturns'> {
  const all = { ...parts, ...made };
  return {
    openRefunds: new OpenRefunds(all),
    orderRefunds: new OrderRefunds(all),
    providerReturns: new ProviderReturns(all),
  };
}

function timedOf(parts: Dependencies): Pick<Services, 'retention' | 'stockAlerts'> {
  return { retention: new RetentionJob(parts), stockAlerts: new StockAlerts(parts) };
}
