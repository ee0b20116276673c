export const SHEET_LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh'] as const;
export type SheetLanguage = (typeof SHEET_LANGUAGES)[number];

export interface SheetLine {
  readonly keys: readonly string[];
  readonly names: readonly { readonly language: SheetLanguage; readonly name: string }[];
}

const listOf = (cell = '') =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

export function readSheet(sheet: string): readonly SheetLine[] {
  return sheet
    .trim()
    .split('\n')
    .map((line) => {
      const [keys, ...cells] = line.split('|');
      const names = SHEET_LANGUAGES.flatMap((language, at) => listOf(cells[at]).map((name) => ({ language, name })));
      return { keys: listOf(keys), names };
    });
}
