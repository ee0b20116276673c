import type { ImportMap } from '../../../../core/contract/staff/import-map';

/** Column meanings of a merchant's table, stored with its header row. */
export interface KeptImportMap {
  readonly id: string;
  readonly columns: readonly string[];
  readonly map: ImportMap;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
}

export interface ImportMapRepository {
  byId(id: string): Promise<KeptImportMap | undefined>;
  newest(max: number): Promise<readonly KeptImportMap[]>;
  keep(kept: KeptImportMap): Promise<void>;
  drop(id: string): Promise<boolean>;
}

/** Loads and stores the column maps of imports. */
export interface ImportMapKeeper {
  find(columns: readonly string[]): Promise<KeptImportMap | undefined>;
  keep(columns: readonly string[], map: ImportMap): Promise<KeptImportMap>;
}
