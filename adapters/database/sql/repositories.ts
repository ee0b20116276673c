import type { Repositories } from '../../platform/ports/database';
import type { VersionRepository } from '../../platform/ports/foundation/versions';
import { SqlBloggerPhotos } from './blogger-photos';
import { SqlBloggers } from './bloggers';
import { SqlCartQuotes } from './cart-quotes';
import { SqlCartShares } from './cart-shares';
import { SqlCarts } from './carts';
import { SqlCatalogue } from './catalogue';
import { SqlChanges } from './changes';
import { SqlCommerce } from './commerce';
import type { SqlConnection } from './connection';
import { SqlContent } from './content';
import { SqlCoupons } from './coupons';
import { SqlCustomers } from './customers';
import { SqlDownloads } from './downloads';
import { SqlGuestHolds } from './guest-holds';
import { SqlGiftCards } from './gift-cards';
import { SqlEvents } from './events';
import { SqlFigures } from './figures';
import { SqlFiles } from './files';
import { SqlFlags } from './flags';
import { SqlImportMaps } from './import-maps';
import { SqlLeases } from './leases';
import { SqlLedger } from './ledger';
import { SqlMailings } from './mailings';
import { SqlOrderList } from './order-list';
import { SqlOrderLog } from './order-log';
import { SqlOrders } from './orders';
import { SqlOutbox } from './outbox';
import { SqlPaymentAttempts } from './payment-attempts';
import { SqlPaymentRefunds } from './payment-refunds';
import { SqlPasskeys } from './passkeys';
import { SqlPayments, SqlTestPayments } from './payments';
import { SqlPayouts } from './payouts';
import { SqlPersonalData } from './personal-data';
import { SqlProducts } from './products';
import { SqlProofs } from './proofs';
import { SqlRates } from './rates';
import { SqlRefundTasks } from './refund-tasks';
import { SqlRetention } from './retention';
import { SqlReviews } from './reviews';
import { SqlRoyalties } from './royalties';
import { SqlSecondFactors } from './second-factors';
import { SqlSecrets } from './secrets';
import { SqlSessions } from './sessions';
import { SqlStaffChanges } from './staff-changes';
import { SqlStaffPresence } from './staff-presence';
import { SqlStaffRoles } from './staff-roles';
import { SqlStaffViews } from './staff-views';
import { SqlStock } from './stock';
import { SqlStockAlerts } from './stock-alerts';

export function createRepositories(connection: SqlConnection, versions: VersionRepository): Repositories {
  return {
    bloggers: new SqlBloggers(connection),
    bloggerPhotos: new SqlBloggerPhotos(connection),
    carts: new SqlCarts(connection),
    cartQuotes: new SqlCartQuotes(connection),
    cartShares: new SqlCartShares(connection),
    catalogue: new SqlCatalogue(connection),
    changes: new SqlChanges(connection),
    commerce: new SqlCommerce(connection),
    content: new SqlContent(connection),
    coupons: new SqlCoupons(connection),
    customers: new SqlCustomers(connection),
    downloads: new SqlDownloads(connection),
    giftCards: new SqlGiftCards(connection),
    guestHolds: new SqlGuestHolds(connection),
    events: new SqlEvents(connection),
    figures: new SqlFigures(connection),
    files: new SqlFiles(connection),
    flags: new SqlFlags(connection),
    importMaps: new SqlImportMaps(connection),
    leases: new SqlLeases(connection),
    ledger: new SqlLedger(connection),
    mailings: new SqlMailings(connection),
    orders: new SqlOrders(connection),
    orderList: new SqlOrderList(connection),
    orderLog: new SqlOrderLog(connection),
    outbox: new SqlOutbox(connection),
    passkeys: new SqlPasskeys(connection),
    payments: new SqlPayments(connection),
    paymentAttempts: new SqlPaymentAttempts(connection),
    paymentRefunds: new SqlPaymentRefunds(connection),
    payouts: new SqlPayouts(connection),
    personalData: new SqlPersonalData(connection),
    products: new SqlProducts(connection),
    proofs: new SqlProofs(connection),
    rates: new SqlRates(connection),
    refundTasks: new SqlRefundTasks(connection),
    retention: new SqlRetention(connection),
    reviews: new SqlReviews(connection),
    royalties: new SqlRoyalties(connection),
    secondFactors: new SqlSecondFactors(connection),
    secrets: new SqlSecrets(connection),
    sessions: new SqlSessions(connection),
    staffChanges: new SqlStaffChanges(connection),
    staffPresence: new SqlStaffPresence(connection),
    staffRoles: new SqlStaffRoles(connection),
    staffViews: new SqlStaffViews(connection),
    stock: new SqlStock(connection, versions),
    stockAlerts: new SqlStockAlerts(connection),
    testPayments: new SqlTestPayments(connection),
    versions,
  };
}
