export type QueryPartKind =
  | 'age'
  | 'bestsellers'
  | 'brand'
  | 'color'
  | 'gender'
  | 'material'
  | 'new'
  | 'price'
  | 'ptype'
  | 'rated'
  | 'sale'
  | 'size'
  | 'unisex'
  | 'without';

export interface QueryPart {
  readonly kind: QueryPartKind;
  readonly typed: string;
  readonly code: string;
  readonly values: readonly string[];
  /** Values that the query names; the rest of `values` are their shades. */
  readonly lead?: readonly string[] | undefined;
}
