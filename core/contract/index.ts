export type { SignedIn, User } from './accounts';
export type { Role } from './roles';
export type {
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerStatistics,
  ProfitStep,
  PartType,
  PromoProduct,
} from './bloggers';
export type { BloggerSettings } from './blogger-settings';
export type { BloggerTerms, LedgerEntry } from './blogger-money';
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
} from './cart';
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
} from './catalogue';
export type { BankAccount } from './bank-account';
export type { SiteSettings, Slide } from './content';
export type { Access, BodyOf, Endpoint, MembersOf, MetaOf, QueryOf, Refusal, ResultOf, Wrapping } from './endpoint';
export type { Answer, AnswerMeta, FieldError } from './envelope';
export type { ManagedOrder, ManagedRefund, OrderAdvance, OrderEvent } from './manage-orders';
export type { OrderFilters, OrderNeed, OrderRow, OrderSum, SendHold } from './manage-order-list';
export type { PaymentState } from './payment-states';
export type { OpenRefund, OrderRefund } from './manage-order-money';
export type { DueItem, DuePayout, ManagedPayout } from './manage-payouts';
export type { CustomerOrder, Order, OrderProduct, OrderResult, PlacedOrder } from './orders';
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
} from './product';
export type { AttributeValue } from './scalars';
export type { StockAnswer } from './stock';
export type { UrlMapAnswer } from './url-map';
export type { PostType } from './post-types';
