import type * as z from 'zod/mini';
import { signedIn, user } from './accounts';
import { bankAccount } from './bank-account';
import { bloggerBalance, bloggerOrder, bloggerPayout, bloggerPost, bloggerStatistics, promoProduct } from './bloggers';
import {
  addressInformation,
  cartTotals,
  clientCartItem,
  estimateAddress,
  orderAddress,
  paymentMethod,
  serverCartItem,
  sharedCartItem,
  shippingMethod,
  totalSegment,
} from './cart';
import {
  aggregationBucket,
  attribute,
  category,
  cmsBlock,
  cmsPage,
  filterValue,
  review,
  searchFilter,
  searchQuery,
  suggestion,
  taxRule,
} from './catalogue';
import { fieldError } from './envelope';
import { pickupStore } from './geography';
import { managedOrder, orderAdvance } from './manage-orders';
import { customerOrder, order, orderProduct, orderResult, placedOrder } from './orders';
import {
  bundleOption,
  configurableChild,
  configurableOption,
  customAttribute,
  customOption,
  mediaEntry,
  product,
  productLink,
  productOption,
  stockRecord,
} from './product';
import { urlMapAnswer } from './url-map';

/**
 * The shapes that have a name in the documentation of the API, so that code made from it has one type for each. The names stand apart from
 * the schemas: a page that loads a schema does not load them.
 */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  Address: orderAddress,
  AddressInformation: addressInformation,
  Attribute: attribute,
  BankAccount: bankAccount,
  BloggerBalance: bloggerBalance,
  BloggerOrder: bloggerOrder,
  BloggerPayout: bloggerPayout,
  BloggerPost: bloggerPost,
  BloggerStatistics: bloggerStatistics,
  BundleOption: bundleOption,
  CartItem: serverCartItem,
  CartTotals: cartTotals,
  Category: category,
  ClientCartItem: clientCartItem,
  CmsBlock: cmsBlock,
  CmsPage: cmsPage,
  ConfigurableChild: configurableChild,
  ConfigurableOption: configurableOption,
  CustomAttribute: customAttribute,
  CustomOption: customOption,
  CustomerOrder: customerOrder,
  EstimateAddress: estimateAddress,
  FacetBucket: aggregationBucket,
  FieldError: fieldError,
  FilterValue: filterValue,
  ManagedOrder: managedOrder,
  MediaEntry: mediaEntry,
  Order: order,
  OrderAdvance: orderAdvance,
  OrderProduct: orderProduct,
  OrderResult: orderResult,
  PaymentMethod: paymentMethod,
  PickupStore: pickupStore,
  PlacedOrder: placedOrder,
  Product: product,
  ProductLink: productLink,
  ProductOption: productOption,
  PromoProduct: promoProduct,
  Review: review,
  SearchFilter: searchFilter,
  SearchQuery: searchQuery,
  Session: signedIn,
  SharedCartItem: sharedCartItem,
  ShippingMethod: shippingMethod,
  StockRecord: stockRecord,
  Suggestion: suggestion,
  TaxRule: taxRule,
  TotalSegment: totalSegment,
  UrlMapAnswer: urlMapAnswer,
  User: user,
};
