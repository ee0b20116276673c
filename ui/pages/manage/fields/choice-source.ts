export type ChoiceSource =
  | 'brands'
  | 'carriers'
  | 'countries'
  /** Currencies of stores or with a rate, and the dollar. */
  | 'currencies'
  | 'currencies-of-the-world'
  | 'customer-tax-classes'
  | 'languages'
  | 'product-tax-classes'
  | 'roles'
  | 'skins'
  | 'stock-places'
  | 'stores'
  | 'time-zones'
  | 'taxed-product-classes';
