export type QuoteKind = 'shipping' | 'tax';

export interface CartQuoteRepository {
  find(token: string, kind: QuoteKind, key: string): Promise<string | undefined>;
  /** Upserts by key; a cart keeps the newest 20 per kind. */
  keep(
    token: string,
    kind: QuoteKind,
    answer: { readonly key: string; readonly document: string; readonly at: number },
  ): Promise<void>;
}
