import { BankFiles, Labels, PayoutAdmin, RoyaltyJobs, Statements } from '../bloggers';
import {
  CartCards,
  CartClaims,
  CartCosts,
  CartDiscounts,
  CartQuotes,
  CartService,
  SharedCarts,
  ShippingOffers,
} from '../selling';
import { RetentionJob } from './retention-job';
import { ReviewAdmin, DatabaseCatalogueWriter, compareProduct, PriceLists, StockAlerts } from '../catalogue';
import type { Settings, KeptKind } from '../foundation';
import {
  ImportMaps,
  PersonMerges,
  PersonPrivacy,
  PrivacyAdmin,
  RecordAdmin,
  recordKinds,
  QueueAdmin,
  BulkEdits,
} from '../staff';
import { orderServicesOf, type OrderServices } from './order-services';
import { createParts, type Dependencies } from './parts';
import { peopleServicesOf, type PeopleServices } from './people-services';
import type { Database } from '../ports/database';
import { Newsletter } from '../messages';
import { DesignDrafts } from '../content';

export interface Services extends Dependencies, OrderServices, PeopleServices {
  readonly cartService: CartService;
  readonly cartCards: CartCards;
  readonly cartClaims: CartClaims;
  readonly cartCosts: CartCosts;
  readonly cartDiscounts: CartDiscounts;
  readonly cartQuotes: CartQuotes;
  readonly sharedCarts: SharedCarts;
  readonly royaltyJobs: RoyaltyJobs;
  readonly payoutAdmin: PayoutAdmin;
  readonly statements: Statements;
  readonly labels: Labels;
  readonly bankFiles: BankFiles;
  readonly queueAdmin: QueueAdmin;
  readonly retention: RetentionJob;
  readonly reviewAdmin: ReviewAdmin;
  readonly newsletter: Newsletter;
  readonly personMerges: PersonMerges;
  readonly personPrivacy: PersonPrivacy;
  readonly privacyAdmin: PrivacyAdmin;
  readonly recordAdmin: RecordAdmin;
  readonly recordKinds: readonly KeptKind[];
  readonly bulkEdits: BulkEdits;
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
  const carts = cartsOf(parts);
  const people = peopleServicesOf(parts);
  const orders = orderServicesOf({ ...parts, ...carts, ...people });
  const royaltyJobs = new RoyaltyJobs({ database, settings, royalties: orders.royalties });
  const reviewAdmin = new ReviewAdmin(parts);
  const kinds = recordKinds({ ...parts, reviewAdmin });
  const privacyAdmin = new PrivacyAdmin({ ...parts, ...orders });
  return {
    ...parts,
    ...carts,
    ...people,
    ...orders,
    royaltyJobs,
    statements: new Statements(parts),
    labels: new Labels(parts),
    bankFiles: new BankFiles(parts),
    payoutAdmin: new PayoutAdmin({ ...parts, runs: royaltyJobs }),
    queueAdmin: new QueueAdmin(parts),
    reviewAdmin,
    newsletter: new Newsletter(parts),
    personMerges: new PersonMerges(parts),
    personPrivacy: new PersonPrivacy({ ...parts, privacyAdmin }),
    privacyAdmin,
    recordAdmin: new RecordAdmin(parts),
    recordKinds: kinds,
    bulkEdits: new BulkEdits({ database, settings, recordKinds: kinds }),
    priceLists: new PriceLists({ database, settings }),
    ...timedOf(parts),
    writer: new DatabaseCatalogueWriter(database, { compare: compareProduct, settings }),
    importMaps: new ImportMaps({ database, clock: settings.clock }),
    designDrafts: new DesignDrafts({ files: own.files, settings }),
  };
}

function cartsOf(
  parts: Dependencies,
): Pick<
  Services,
  'cartCards' | 'cartClaims' | 'cartCosts' | 'cartDiscounts' | 'cartQuotes' | 'cartService' | 'sharedCarts'
> {
  const cartService = new CartService(parts);
  const cartCosts = new CartCosts({ ...parts, cartService, shippingOffers: new ShippingOffers(parts) });
  return {
    cartService,
    cartCosts,
    cartCards: new CartCards(parts),
    cartClaims: new CartClaims(parts.settings),
    cartDiscounts: new CartDiscounts({ ...parts, cartService }),
    cartQuotes: new CartQuotes({ ...parts, cartService, cartCosts }),
    sharedCarts: new SharedCarts(parts),
  };
}

function timedOf(parts: Dependencies): Pick<Services, 'retention' | 'stockAlerts'> {
  return { retention: new RetentionJob(parts), stockAlerts: new StockAlerts(parts) };
}
