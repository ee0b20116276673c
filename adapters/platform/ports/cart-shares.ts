import type { StoredLine } from './carts';

export type SharedLine = Omit<StoredLine, 'itemId'>;

/** What was shared of carts: copies of their lines. What becomes of the cart later is nobody else's to see. */
export interface CartShareRepository {
  /** Keeps lines under a new code, or under the one that the same lines of this cart have already. @returns the code */
  share(
    token: string,
    lines: readonly SharedLine[],
    { code, now }: { readonly code: string; readonly now: number },
  ): Promise<string>;
  /** The lines behind a code; undefined where there are none (any more). */
  find(code: string, now: number): Promise<readonly SharedLine[] | undefined>;
}
