export interface Lost {
  readonly sku: string;
  readonly what: 'part' | 'product';
  readonly reasons: readonly string[];
}

export interface ExportCount {
  products: number;
  rows: number;
  readonly lost: Lost[];
}

export interface Written {
  readonly rows: readonly Cells[];
  readonly lost: readonly string[];
}

export type Cells = Readonly<Record<string, string>>;

export function leftOut(...reasons: readonly string[]): Written {
  return { rows: [], lost: reasons };
}
