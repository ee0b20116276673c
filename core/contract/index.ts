export type { SignedIn, User } from './people/accounts';
export type { Role } from './foundation/roles';
export type {
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerStatistics,
  ProfitStep,
  PartType,
  PromoProduct,
} from './bloggers/bloggers';
export type { BloggerSettings } from './bloggers/blogger-settings';
export type { BloggerTerms, LedgerEntry } from './bloggers/blogger-money';
export type { PlacementLabel } from './bloggers/blogger-labels';
export type { BloggerStatement } from './bloggers/blogger-statement';
export type {
  AddressInformation,
  CartTotals,
  ClientCartItem,
  EstimateAddress,
  OrderAddress,
  PaymentMethod,
  ServerCartItem,
  SharedCartItem,
  ShippingInformation,
  ShippingMethod,
  TotalSegment,
} from './selling/cart';
export type {
  AggregationBucket,
  Attribute,
  CatalogueType,
  Category,
  CmsBlock,
  CmsPage,
  FilterValue,
  Review,
  SearchFilter,
  SearchQuery,
  TaxRule,
} from './catalogue/catalogue';
export type { BankAccount } from './content/bank-account';
export type { SiteSettings, Slide } from './content/content';
export type {
  Access,
  BodyOf,
  Endpoint,
  MembersOf,
  MetaOf,
  QueryOf,
  Refusal,
  ResultOf,
  Wrapping,
} from './foundation/endpoint';
export type { Answer, AnswerMeta, FieldError } from './foundation/envelope';
export type { ManagedOrder, ManagedRefund, OrderAdvance, OrderEvent } from './orders/manage-orders';
export type { OrderFilters, OrderNeed, OrderRow, OrderSum, SendHold } from './orders/manage-order-list';
export type { PaymentState } from './orders/payment-states';
export type { OrderEdit, OrderEdited } from './orders/manage-order-edit';
export type { ExchangeOrder, ExchangeOrderMade, ExchangeQuote } from './orders/manage-exchange-order';
export type { OrderExchange, OrderExchanged } from './orders/manage-order-exchange';
export type { StaffOrder, StaffOrderMade, StaffOrderQuote } from './orders/manage-order-new';
export type { OpenRefund, OrderRefund } from './orders/manage-order-money';
export type { BankFile } from './bloggers/manage-bank-files';
export type { Payee, TaxStatus } from './bloggers/blogger-payee';
export type { DueItem, DuePayout, ManagedPayout, PayoutPart, PayoutState } from './bloggers/manage-payouts';
export type { CustomerOrder, Order, OrderProduct, OrderResult, PlacedOrder } from './orders/orders';
export type {
  BundleOption,
  ConfigurableChild,
  ConfigurableOption,
  CustomAttribute,
  CustomOption,
  MediaEntry,
  PrintedValue,
  Product,
  ProductLink,
  ProductOption,
  ProductWithAttributes,
  StockRecord,
} from './catalogue/product';
export type { AttributeValue } from './foundation/scalars';
export type { StockAnswer } from './catalogue/stock';
export type { UrlMapAnswer } from './catalogue/url-map';
export type { PostType } from './bloggers/post-types';
export type { CouponDocument } from './selling/manage-coupons';
export type { BlockDocument, PageDocument } from './content/manage-content';
export type { PriceListEntry, PriceReport } from './catalogue/manage-prices';
export type { ProductChanges } from './catalogue/bulk-changes';
export type { BulkEdit, BulkReport } from './staff/manage-bulk-edits';
export type { ProductDocument, StockDocument, StockRow } from './catalogue/manage-products';
export type { ChoosableCategory } from './catalogue/manage-goods-choices';
export type { StaffChange } from './foundation/record-kind';
export type { StoreDocument } from './staff/manage-stores';
export type { Present, PresenceState } from './staff/manage-presence';
export type { KeptView } from './staff/manage-views';
export type { BonusMovement } from './people/bonus-movement';
export type { PersonMerge } from './people/manage-privacy';
export type { PersonDetails } from './people/manage-person';
