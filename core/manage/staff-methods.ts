import {
  bulkEditProducts,
  bulkEditReviews,
  bulkEdits,
  continueBulkEdit,
  undoBulkEdit,
} from '../contract/staff/manage-bulk-edits';
import { bankFiles, cancelBankFile, makeBankFile } from '../contract/bloggers/manage-bank-files';
import { attributeUse } from '../contract/catalogue/manage-attributes';
import { goodsChoices } from '../contract/catalogue/manage-goods-choices';
import { uploadShopPicture } from '../contract/catalogue/manage-pictures';
import { applyPriceList, priceLists, undoPriceList } from '../contract/catalogue/manage-prices';
import { stockMoves } from '../contract/catalogue/stock-moves';
import { uploadPictures } from '../contract/catalogue/manage-products';
import { reviewPhotos } from '../contract/catalogue/manage-reviews';
import {
  duePayouts,
  managedPayouts,
  payoutParts,
  sendPayout,
  withdrawPayout,
} from '../contract/bloggers/manage-payouts';
import { designWorkshop, removeDesignDraft, saveDesignDraft } from '../contract/content/manage-design';
import { restoreRecord, staffChanges } from '../contract/foundation/record-kind';
import { manageGiftCard } from '../contract/orders/gift-cards';
import { renewDownload } from '../contract/orders/manage-downloads';
import {
  invoicesFile,
  issueInvoice,
  mailInvoice,
  managedInvoice,
  managedInvoices,
} from '../contract/orders/manage-invoices';
import { managedOrders, orderChoices, ordersFile } from '../contract/orders/manage-order-list';
import { editOrder } from '../contract/orders/manage-order-edit';
import { makeExchangeOrder } from '../contract/orders/manage-exchange-order';
import { exchangeItems } from '../contract/orders/manage-order-exchange';
import { makeOrder } from '../contract/orders/manage-order-new';
import { askPayment, openRefunds, refundOrder, workRefund } from '../contract/orders/manage-order-money';
import {
  advanceOrder,
  attachOrderFile,
  checkOrderVat,
  managedOrderOf,
  moveOrderUnits,
  noteOrder,
} from '../contract/orders/manage-orders';
import { signOutPerson } from '../contract/people/manage-people';
import {
  changePerson,
  givePersonBonuses,
  managedPersonDetails,
  managedPersonTags,
  notePerson,
  removePersonNote,
} from '../contract/people/manage-person';
import {
  copyPersonData,
  erasePerson,
  mergePeople,
  viewPersonEnd,
  viewPersonMerge,
} from '../contract/people/manage-privacy';
import { resetSecondFactor } from '../contract/people/second-factor';
import {
  actOnGiftCard,
  issueGiftCard,
  managedGiftCard,
  managedGiftCards,
  topUpGiftCard,
} from '../contract/orders/manage-gift-cards';
import { generateCoupons } from '../contract/selling/manage-coupons';
import { previewCart } from '../contract/selling/manage-selling';
import { attention, figures } from '../contract/staff/manage-figures';
import { noteExport, staffLog } from '../contract/staff/manage-log';
import { importRecords } from '../contract/staff/import-records';
import { booksJournal, monthBooks } from '../contract/staff/manage-books';
import {
  leftCartsReport,
  missedSearches,
  sellThroughReport,
  stockValueReport,
} from '../contract/staff/manage-insights';
import { monthClosing, salesReport } from '../contract/staff/manage-reports';
import { tellPresence } from '../contract/staff/manage-presence';
import { deadEvents, queuedMessages, retryEvent, retryMessage } from '../contract/staff/manage-queues';
import { forgetImportMap, importMaps, previewImport, updateReportOf } from '../contract/staff/manage-updates';
import { dropView, keepView, keptViews } from '../contract/staff/manage-views';
import { method } from '../sync';

export const PATIENT_MS = 120_000;
const items = 'items';

/** Operations of staff; the platform enforces permissions. */
export const STAFF_METHODS = {
  /** Accepts a number, an id or an order_id. */
  order: managedOrderOf,
  orders: managedOrders,
  orderChoices,
  /** CSV link, valid for half a day. */
  ordersFile: method(ordersFile, { member: 'link' }),
  invoices: managedInvoices,
  invoice: managedInvoice,
  /** CSV link, valid for half a day. */
  invoicesFile: method(invoicesFile, { member: 'link' }),
  /** Idempotent; returns the documents of the order. */
  issueInvoice: method(issueInvoice, { member: items }),
  mailInvoice,
  noteOrder,
  /** Asks the register again; tax that was charged stays. */
  checkOrderVat,
  /** Moves unsent units of an order to another location. */
  moveOrderUnits,
  /** Replaces the download link and emails it. */
  renewDownload,
  giftCard: manageGiftCard,
  giftCards: managedGiftCards,
  managedCard: managedGiftCard,
  /** Goodwill; idempotent per key. */
  issueGiftCard,
  /** Idempotent per key. */
  topUpGiftCard,
  actOnGiftCard,
  /** Idempotent per key. */
  refundOrder,
  editOrder,
  /** Idempotent per key. */
  exchangeItems,
  makeExchangeOrder,
  /** Idempotent per key. */
  makeOrder,
  askPayment,
  openRefunds: method(openRefunds, { member: items }),
  /** Retries a refund or confirms a manual one. */
  workRefund: method(workRefund, { member: items }),
  /** Idempotent. */
  advanceOrder,
  /** PDF, at most 5 MB. */
  attachOrderFile,
  /** Creates single-use coupons like `coupon`; returns their codes. */
  generateCoupons: method(generateCoupons, { member: 'codes' }),
  payouts: method(managedPayouts, { member: items }),
  /** In major units. */
  duePayouts: method(duePayouts, { member: items }),
  /** Movements inside a payout or an amount due. */
  payoutParts,
  bankFiles: method(bankFiles, { member: items }),
  makeBankFile,
  /** Its payouts are open again. */
  cancelBankFile,
  /** Optional PDF, at most 5 MB. */
  sendPayout,
  /** Cancels an unsent payout; its amounts become due again. */
  withdrawPayout,
  person: managedPersonDetails,
  /** `revision` is that of `person`; omitted members are unchanged. */
  changePerson,
  notePerson,
  removePersonNote,
  /** Idempotent per key; a negative amount deducts bonuses. */
  givePersonBonuses,
  /** Consequences of erasing a person, and obstacles. */
  personEnd: viewPersonEnd,
  /** Requires a recent sign-in. */
  personData: copyPersonData,
  /** Cannot be undone. */
  erasePerson,
  /** Everything that merging two records moves. */
  personMerge: viewPersonMerge,
  /** Cannot be undone; returns the kept record. */
  mergePeople: method(mergePeople, { member: 'id' }),
  /** Tags in use, with the number of people. */
  personTags: method(managedPersonTags, { member: items }),
  /** Returns the number of ended sessions. */
  signOut: method(signOutPerson, { member: 'ended' }),
  /** Removes a lost second factor and ends all sessions; admins only. Returns the number of ended sessions. */
  resetSecondFactor: method(resetSecondFactor, { member: 'ended' }),
  /** Prices goods of a round amount of the base currency, about 100 dollars, per store with an unsaved record. */
  previewCart: method(previewCart, { member: items }),
  /** Signed URLs, valid for half a day. */
  reviewPhotos: method(reviewPhotos, { member: items }),
  figures: method(figures, { member: items }),
  /** Net of cancelled and refunded; one table for each currency. */
  salesReport,
  /** For an accountant; a month that is over does not change. */
  monthClosing,
  /** Taxes, payments, gift cards, bonuses and royalties of a month. */
  monthBooks,
  /** Double entry, a page at a time. */
  booksJournal,
  /** Search words without results, most frequent first. */
  missedSearches,
  /** Number and value of abandoned carts. */
  leftCarts: leftCartsReport,
  /** Units sold and in stock, by product. */
  sellThrough: sellThroughReport,
  /** Stock at cost, by location. */
  stockValue: stockValueReport,
  attention: method(attention, { member: items }),
  /** Stock changes by location, newest first. */
  stockMoves,
  changes: staffChanges,
  /** Who did what: changes, orders, sign-ins of staff and exports. */
  log: staffLog,
  /** Logs that a list was saved as a file. */
  noteExport: method(noteExport, { member: 'noted' }),
  /** Omit `version` if the record was removed. */
  restore: restoreRecord,
} as const;

/** Drafts of the design; publish with `records.designs.save`. */
export const DESIGN_METHODS = {
  workshop: designWorkshop,
  /** Replaces the previous draft; `version` names the design it was based on. */
  saveDraft: saveDesignDraft,
  removeDraft: removeDesignDraft,
  /** JPEG, PNG, WebP, or SVG of shapes only. Returns one picture; for an icon one per size. */
  uploadPicture: method(uploadShopPicture, { member: 'pictures', timeoutMs: PATIENT_MS }),
} as const;

/** Bulk operations on products. */
export const GOODS_METHODS = {
  /** Products per option of an attribute. */
  attributeUse: method(attributeUse, { member: 'options' }),
  choices: goodsChoices,
  /** `dry_run` only reports. */
  applyPrices: method(applyPriceList, { timeoutMs: PATIENT_MS }),
  /** Takes an id of `priceLists`. */
  undoPrices: method(undoPriceList, { timeoutMs: PATIENT_MS }),
  priceLists: method(priceLists, { member: items }),
  /** Returns paths. */
  uploadPictures: method(uploadPictures, { member: 'paths', timeoutMs: PATIENT_MS }),
  previewImport: method(previewImport, { timeoutMs: PATIENT_MS }),
  /** Customers, reviews, coupons, gift cards or redirects; with `dry_run` only reports. */
  importRecords: method(importRecords, { timeoutMs: PATIENT_MS }),
  importMaps: method(importMaps, { member: items }),
  /** Returns the remaining mappings. */
  forgetImportMap: method(forgetImportMap, { member: items }),
  importReport: updateReportOf,
} as const;

/** The same change of many records; `continue` and `undo` run in steps until `is_over`. */
export const BULK_METHODS = {
  /** `dry_run` returns a page of differences. */
  products: method(bulkEditProducts, { timeoutMs: PATIENT_MS }),
  /** `dry_run` returns a page of differences. */
  reviews: method(bulkEditReviews, { timeoutMs: PATIENT_MS }),
  continue: method(continueBulkEdit, { timeoutMs: PATIENT_MS }),
  undo: method(undoBulkEdit, { timeoutMs: PATIENT_MS }),
  /** Recent ones, newest first. */
  list: method(bulkEdits, { member: items }),
} as const;

/** Outgoing messages and events, with their failures. */
export const QUEUE_METHODS = {
  messages: method(queuedMessages, { member: items }),
  /** Returns the remaining failed messages. */
  retryMessage: method(retryMessage, { member: items }),
  events: deadEvents,
  retryEvent,
} as const;

export const PRESENCE_METHODS = {
  /** Expires after a minute unless repeated. Returns other users on the record. */
  tell: method(tellPresence, { member: items }),
} as const;

/** Stored views of lists; each call returns the current ones. */
export const VIEW_METHODS = {
  list: method(keptViews, { member: items }),
  /** Replaces a view of the same name. */
  keep: method(keepView, { member: items }),
  drop: method(dropView, { member: items }),
} as const;
