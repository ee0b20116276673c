/** Kind of choice that a part of the words is. */
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

/** A part of the words that means a choice and no text: of which filter, and which of its values. */
export interface QueryPart {
  readonly kind: QueryPartKind;
  /** As it was typed. */
  readonly typed: string;
  /** The filter, by the name that it has in an address. */
  readonly code: string;
  readonly values: readonly string[];
  /** Of the values, those that were named; the others are shades of them. */
  readonly lead?: readonly string[] | undefined;
}
