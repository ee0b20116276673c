import type { StoredLine } from './carts';

export type SharedLine = Omit<StoredLine, 'itemId'>;

export interface CartShareRepository {
  /** Reuses the code of identical lines. @returns the code */
  share(
    token: string,
    lines: readonly SharedLine[],
    { code, now }: { readonly code: string; readonly now: number },
  ): Promise<string>;
  find(code: string, now: number): Promise<readonly SharedLine[] | undefined>;
}
