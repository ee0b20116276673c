/** What was answered from outside about a cart: prices of carriers, taxes of a calculator. */
export type QuoteKind = 'shipping' | 'tax';

/** Answers from outside, kept with the cart that they are about and forgotten with it. */
export interface CartQuoteRepository {
  /** @param key of what was asked; the same for equal questions. @returns JSON */
  find(token: string, kind: QuoteKind, key: string): Promise<string | undefined>;
  /** Keeps an answer in place of an earlier one to the same question. Of each kind a cart keeps the 20 newest. */
  keep(
    token: string,
    kind: QuoteKind,
    answer: { readonly key: string; readonly document: string; readonly at: number },
  ): Promise<void>;
}
