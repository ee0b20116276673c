export { SiteAddresses } from './addresses/site-addresses';
export { urlMapRoutes } from './addresses/url-map-routes';
export type { FeedEntry } from './feeds/feed-item';
export { ProductFeed } from './feeds/product-feed';
export { countryOfCaller } from './geography/geo-country';
export { geographyRoutes } from './geography/geography-routes';
export {
  countryName,
  inNamedState,
  namedState,
  pickupAddress,
  pickupShops,
  stateByPostcode,
  statesOf,
} from './geography/geography';
export { AttributeStore } from './goods/attribute-store';
export { CategoryStore } from './goods/category-store';
export { compareProduct } from './goods/compare-product';
export { goodsRoutes } from './goods/goods-routes';
export { PRICE_LIST_KIND, PriceLists, skusOfList } from './goods/price-lists';
export { ProductStore } from './goods/product-store';
export { StockStore } from './goods/stock-store';
export { PriceGroups } from './price-groups/price-groups';
export { bonusesFor } from './pricing/bonus-rules';
export { estimateOf, placeOfBuyer } from './pricing/estimate-of';
export { isImmaterial, sumUnits } from './pricing/line-units';
export {
  findPayment,
  findShipping,
  paymentMethodsOf,
  shippingMethodsAbroad,
  shippingMethodsOf,
  shippingMethodsTo,
} from './pricing/methods';
export { PaymentOffers } from './pricing/payment-offers';
export {
  cartTotalsOf,
  priceCart,
  serverItem,
  sharedItem,
  stockOfLine,
  stockOfLines,
  shippingChargesOf,
  totalsOf,
  type PricedCart,
  type PricingDb,
  type TotalsRequest,
} from './pricing/priced-cart';
export { quantityErrors } from './pricing/quantity-error';
export { choiceKey, resolveChoice, type Chosen } from './pricing/resolve-choice';
export { CatalogueReader } from './reading/catalogue-reader';
export { photoStatus, type StatusDependencies } from './reviews/photo-status';
export { ReviewAdmin } from './reviews/review-admin';
export { forgetPhotos, keepPhotos, type PhotoDependencies } from './reviews/review-photos';
export { reviewRoutes } from './reviews/review-routes';
export { ReviewStore } from './reviews/review-store';
export { CatalogueIndexStore } from './search/catalogue-index-store';
export { catalogueRoutes } from './search/catalogue-routes';
export { DatabaseChangeFeed, type ChangeFeed } from './search/change-feed';
export { parseSort } from './search/match-document';
export { searchProducts } from './search/product-search';
export { MissedSearches } from './search/missed-searches';
export { TrimmedDocuments } from './search/trimmed-documents';
export { alertPath } from './stock/stock-alert-mails';
export { stockAlertRoutes } from './stock/stock-alert-routes';
export { stockAlertTextsOf } from './stock/stock-alert-texts';
export { StockAlerts } from './stock/stock-alerts';
export { TransferStore } from './stock/transfer-store';
export { placeOf, unitsOfPlace } from './stock/units-of-place';
export { stockMovesOf, type StockMovesInput } from './stock/stock-moves';
export { stockRoutes } from './stock/stock-routes';
export { DatabaseCatalogueGoods } from './writing/catalogue-goods';
export { DatabaseCatalogueWriter } from './writing/catalogue-writer';
export { recountCategories } from './writing/count-categories';
export { changedHash } from './writing/product-hash';
export type { WriteGuard } from './writing/write-product';
