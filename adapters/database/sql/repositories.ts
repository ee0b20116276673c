import type { Repositories } from '../../platform/ports/database';
import type { VersionRepository } from '../../platform/ports/foundation/versions';
import { SqlBankFiles } from './bloggers/bank-files';
import { SqlBloggerLabels } from './bloggers/blogger-labels';
import { SqlBloggerPhotos } from './bloggers/blogger-photos';
import { SqlBonuses } from './people/bonuses';
import { SqlBookMoves } from './orders/book-moves';
import { SqlBooks } from './staff/books';
import { SqlInsights } from './staff/insights';
import { SqlBloggers } from './bloggers/bloggers';
import { SqlCartQuotes } from './selling/cart-quotes';
import { SqlVatChecks } from './selling/vat-checks';
import { SqlCartShares } from './selling/cart-shares';
import { SqlCarts } from './selling/carts';
import { SqlCatalogue } from './catalogue/catalogue';
import { SqlChanges } from './foundation/changes';
import { SqlCommerce } from './foundation/commerce';
import type { SqlConnection } from './base/connection';
import { SqlContent } from './content/content';
import { SqlCoupons } from './selling/coupons';
import { SqlCustomers } from './people/customers';
import { SqlDownloads } from './orders/downloads';
import { SqlGuestHolds } from './orders/guest-holds';
import { SqlGiftCardRecords } from './selling/gift-card-records';
import { SqlGiftCards } from './selling/gift-cards';
import { SqlEvents } from './foundation/events';
import { SqlFigures } from './staff/figures';
import { SqlFiles } from './foundation/files';
import { SqlFlags } from './foundation/flags';
import { SqlImportMaps } from './staff/import-maps';
import { SqlInvoices } from './orders/invoices';
import { SqlLeases } from './foundation/leases';
import { SqlLedger } from './orders/ledger';
import { SqlMailings } from './messages/mailings';
import { SqlOrderList } from './orders/order-list';
import { SqlOrderLog } from './orders/order-log';
import { SqlOrders } from './orders/orders';
import { SqlOutbox } from './messages/outbox';
import { SqlPaymentAttempts } from './orders/payment-attempts';
import { SqlPaymentRefunds } from './orders/payment-refunds';
import { SqlPasskeys } from './people/passkeys';
import { SqlPayments, SqlTestPayments } from './orders/payments';
import { SqlPayouts } from './bloggers/payouts';
import { SqlPersonRecords } from './people/person-records';
import { SqlPersonalData } from './staff/personal-data';
import { SqlProducts } from './catalogue/products';
import { SqlProofs } from './people/proofs';
import { SqlRates } from './foundation/rates';
import { SqlRefundTasks } from './orders/refund-tasks';
import { SqlReports } from './staff/reports';
import { SqlRetention } from './staff/retention';
import { SqlReviews } from './catalogue/reviews';
import { SqlRoyalties } from './orders/royalties';
import { SqlSalesFacts } from './orders/sales-facts';
import { SqlSecondFactors } from './people/second-factors';
import { SqlSecrets } from './foundation/secrets';
import { SqlSessions } from './people/sessions';
import { SqlActivity } from './staff/activity';
import { SqlStaffChanges } from './staff/staff-changes';
import { SqlStaffPresence } from './staff/staff-presence';
import { SqlStaffRoles } from './people/staff-roles';
import { SqlStaffViews } from './staff/staff-views';
import { SqlRedirects } from './content/redirects';
import { SqlProductCosts } from './catalogue/product-costs';
import { SqlStock } from './catalogue/stock';
import { SqlStockAlerts } from './catalogue/stock-alerts';
import { SqlStockTransfers } from './catalogue/stock-transfers';

export function createRepositories(connection: SqlConnection, versions: VersionRepository): Repositories {
  return {
    bloggers: new SqlBloggers(connection),
    bankFiles: new SqlBankFiles(connection),
    bloggerLabels: new SqlBloggerLabels(connection),
    bloggerPhotos: new SqlBloggerPhotos(connection),
    bonuses: new SqlBonuses(connection),
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
    giftCardRecords: new SqlGiftCardRecords(connection),
    giftCards: new SqlGiftCards(connection),
    guestHolds: new SqlGuestHolds(connection),
    events: new SqlEvents(connection),
    figures: new SqlFigures(connection),
    files: new SqlFiles(connection),
    flags: new SqlFlags(connection),
    importMaps: new SqlImportMaps(connection),
    invoices: new SqlInvoices(connection),
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
    personRecords: new SqlPersonRecords(connection),
    personalData: new SqlPersonalData(connection),
    products: new SqlProducts(connection),
    proofs: new SqlProofs(connection),
    rates: new SqlRates(connection),
    redirects: new SqlRedirects(connection),
    refundTasks: new SqlRefundTasks(connection),
    reports: new SqlReports(connection),
    retention: new SqlRetention(connection),
    reviews: new SqlReviews(connection),
    royalties: new SqlRoyalties(connection),
    salesFacts: new SqlSalesFacts(connection),
    secondFactors: new SqlSecondFactors(connection),
    secrets: new SqlSecrets(connection),
    sessions: new SqlSessions(connection),
    testPayments: new SqlTestPayments(connection),
    ...stockRepositories(connection, versions),
    ...staffRepositories(connection),
    vatChecks: new SqlVatChecks(connection),
    versions,
  };
}

function stockRepositories(connection: SqlConnection, versions: VersionRepository) {
  return {
    productCosts: new SqlProductCosts(connection),
    stock: new SqlStock(connection, versions),
    stockAlerts: new SqlStockAlerts(connection),
    stockTransfers: new SqlStockTransfers(connection),
  };
}

function staffRepositories(connection: SqlConnection) {
  return {
    staffChanges: new SqlStaffChanges(connection),
    activity: new SqlActivity(connection),
    bookMoves: new SqlBookMoves(connection),
    books: new SqlBooks(connection),
    insights: new SqlInsights(connection),
    staffPresence: new SqlStaffPresence(connection),
    staffRoles: new SqlStaffRoles(connection),
    staffViews: new SqlStaffViews(connection),
  };
}
