import type { RedirectDocument } from '../../../../core/contract/content/manage-redirects';

export interface StoredRedirect extends RedirectDocument {
  readonly id: number;
}

export interface RedirectsQuery {
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface RedirectRepository {
  find(id: number): Promise<StoredRedirect | undefined>;
  /** @param from in the form of `redirectFrom` */
  byFrom(from: string): Promise<StoredRedirect | undefined>;
  list(wanted: RedirectsQuery): Promise<{ readonly items: readonly StoredRedirect[]; readonly total: number }>;
  count(): Promise<number>;
  /** @returns id */
  add(redirect: RedirectDocument): Promise<number>;
  change(redirect: StoredRedirect): Promise<void>;
  remove(id: number): Promise<void>;
}
