/** Amounts in cents. */
export interface WantedOffer {
  /** The header is row 1. */
  readonly row: number;
  readonly price: number;
  readonly special: number | undefined;
  /** Units, or untracked: 'always' or 'never' for sale. */
  readonly stock: number | 'always' | 'never';
  readonly choices: readonly (readonly [name: string, value: string | undefined])[];
  readonly pictures: readonly string[];
}

export interface WantedGallery {
  readonly row: number;
  readonly pictures: readonly string[];
}

export interface WantedFile {
  readonly rows: readonly number[];
  readonly offers: readonly WantedOffer[];
  readonly galleries: readonly WantedGallery[];
}

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

/** '1,299.90 USD' is 129990; NaN if not an amount. */
export function cents(text: string): number {
  const figure = text.replace(/[^\d.,-]/g, '');
  const plain =
    /,\d{1,2}$/.test(figure) && !figure.includes('.') ? figure.replace(',', '.') : figure.replaceAll(',', '');
  return plain === '' ? Number.NaN : Math.round((Number(plain) + Number.EPSILON) * 100);
}
