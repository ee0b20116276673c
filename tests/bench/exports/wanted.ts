/** What a row of a file sells, by the rules of where it came from and read without the importer. Amounts are in cents. */
export interface WantedOffer {
  /** As a spreadsheet counts it: the header is row 1. */
  readonly row: number;
  readonly price: number;
  /** What it costs in a sale; undefined where it is in none. */
  readonly special: number | undefined;
  /** Pieces that can be sold, or for sale always ('always') or not at all while nobody counts ('never'). */
  readonly stock: number | 'always' | 'never';
  /** Names of options with what is chosen of each; a value is undefined where it stands for every one. */
  readonly choices: readonly (readonly [name: string, value: string | undefined])[];
  /** Pictures of its own, as the file names them. */
  readonly pictures: readonly string[];
}

/** Pictures of the product that a row describes, in their order. */
export interface WantedGallery {
  readonly row: number;
  readonly pictures: readonly string[];
}

/** A file as a shop should have it. */
export interface WantedFile {
  /** Rows that hold anything, by their numbers. */
  readonly rows: readonly number[];
  readonly offers: readonly WantedOffer[];
  readonly galleries: readonly WantedGallery[];
}

/** Cells of a row by the names of their columns in small letters. */
export interface FileRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

export function cellOf({ cells }: FileRow, ...names: readonly string[]): string {
  for (const name of names) {
    const found = cells.get(name);
    if (found !== undefined) return found.trim();
  }
  return '';
}

/** '1,299.90 USD' is 129990; NaN where it is no amount. */
export function cents(text: string): number {
  const figure = text.replace(/[^\d.,-]/g, '');
  const plain =
    /,\d{1,2}$/.test(figure) && !figure.includes('.') ? figure.replace(',', '.') : figure.replaceAll(',', '');
  return plain === '' ? Number.NaN : Math.round((Number(plain) + Number.EPSILON) * 100);
}
