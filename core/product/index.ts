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
