export interface ListQuery {
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface ListPage<Row> {
  readonly items: readonly ({ readonly id: string } & Row)[];
  readonly total: number;
}
