export { PRODUCT } from './product';
export type {
  GalleryImage,
  OptionChoice,
  OptionChoices,
  ProductArea,
  ProductConfiguration,
  ProductKey,
  ProductView,
  ProductViewSeed,
  Selection,
} from './product';
export { PRODUCT_CLIENT, ProductClient } from './product-client';
export { ProductService } from './product-service';
export { REMEMBERED_SIZES, RememberedSizes } from './remembered-sizes';
