/** What of a product a file cannot hold. */
export interface Lost {
  readonly sku: string;
  /** 'product': it is not in the file; 'part': it is, without what `reasons` name. */
  readonly what: 'part' | 'product';
  readonly reasons: readonly string[];
}

/** What an export wrote, filled as it is read. */
export interface ExportCount {
  products: number;
  rows: number;
  readonly lost: Lost[];
}

/** Rows of one product, and what of it they do not say; no rows where it is left out. */
export interface Written {
  readonly rows: readonly Cells[];
  readonly lost: readonly string[];
}

/** Text by column. */
export type Cells = Readonly<Record<string, string>>;

/** A product that is not in the file. */
export function leftOut(...reasons: readonly string[]): Written {
  return { rows: [], lost: reasons };
}
