import type { ImportMap } from '../../../core/contract/import-map';

/** What the columns of a merchant's own table mean, kept with its heading row. */
export interface KeptImportMap {
  /** Follows from the heading row. */
  readonly id: string;
  /** The heading row, in its order. */
  readonly columns: readonly string[];
  readonly map: ImportMap;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

/** Mappings of columns by the heading rows of the files that they were given for. */
export interface ImportMapRepository {
  byId(id: string): Promise<KeptImportMap | undefined>;
  /** The newest first. */
  newest(most: number): Promise<readonly KeptImportMap[]>;
  /** In place of one of the same id. */
  keep(kept: KeptImportMap): Promise<void>;
  /** @returns whether there was one */
  drop(id: string): Promise<boolean>;
}

/** Where an import finds what columns mean, and keeps what it was given. */
export interface ImportMapKeeper {
  /** What was kept for exactly this heading row. */
  find(columns: readonly string[]): Promise<KeptImportMap | undefined>;
  keep(columns: readonly string[], map: ImportMap): Promise<KeptImportMap>;
}
