export type {
  GalleryImage,
  OptionChoice,
  OptionChoices,
  ProductArea,
  ProductConfiguration,
  ProductEvent,
  ProductKey,
  ProductView,
  ProductViewSeed,
  ReviewSort,
  ReviewsPage,
  ReviewsQuery,
  Selection,
} from './product';
export { isLook } from './settle-selection';
