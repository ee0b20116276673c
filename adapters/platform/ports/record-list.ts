/** What is asked of a list. */
export interface ListWanted {
  /** Words to look for. */
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
  /** The filters of the kind that were given, by name. */
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface ListPage<Row> {
  readonly items: readonly ({ readonly id: string } & Row)[];
  /** How many there are on all pages. */
  readonly total: number;
}
