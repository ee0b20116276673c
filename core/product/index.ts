export type {
  GalleryImage,
  OptionChoice,
  OptionChoices,
  ProductArea,
  ProductConfiguration,
  ProductKey,
  ProductView,
  ProductViewSeed,
  ReviewSort,
  ReviewsPage,
  ReviewsQuery,
  Selection,
} from './product';
