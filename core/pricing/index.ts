export { customOptionsPrice, defaultAnswers } from './option-price';
export { associatedLinks, chosenBundleParts } from './parts-price';
export { priceProduct } from './product-price';
export type { PricingContext } from './product-price';
export { activeSpecialPrice, isInSpecialPriceWindow, specialPriceEdges } from './special-price';
export { defaultTaxPlace, taxPlaceOf, taxRate, withTax } from './tax';
export type { TaxPlace } from './tax';
export { selectionOf, unitPrice } from './unit-price';
export type { UnitPrice } from './unit-price';
