/** Things of the shop that fields offer by their names, so that nobody types a code or a number. */
export type ChoiceSource =
  | 'carriers'
  | 'countries'
  /** Those that stores sell in or that have a rate, and the dollar. */
  | 'currencies'
  /** Every currency there is. */
  | 'currencies-of-the-world'
  | 'customer-tax-classes'
  | 'languages'
  | 'product-tax-classes'
  | 'roles'
  | 'skins'
  | 'stores'
  | 'time-zones'
  /** Without what is not taxed. */
  | 'taxed-product-classes';
