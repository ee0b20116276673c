export type {
  GalleryImage,
  OptionChoice,
  OptionChoices,
  ProductArea,
  ProductConfiguration,
  ProductEvent,
  ProductFact,
  ProductKey,
  ProductView,
  ProductViewSeed,
  ReviewSort,
  ReviewsPage,
  ReviewsQuery,
} from './product';
export { productFacts } from './product-facts';
