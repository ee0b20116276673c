import type { Spoken } from './goods-words';

/** A text that Magento reads entities in: one that is written out stays as it is. */
export function entityText(text: string): string {
  return text.replaceAll(/&(?=#?\w+;)/g, '&amp;');
}

/** 'size=XS,material=Wool|Nylon', with quotes where a value has signs of the list itself. */
export function attributeString(attributes: readonly Spoken[]): string {
  return attributes
    .map(({ code, values }) => `${code}=${values.map((value) => quoted(entityText(value))).join('|')}`)
    .join(',');
}

function quoted(value: string): string {
  return /[,|"\\=]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Whether a text can stand in 'sku=A,size=XS|sku=B,…', which knows no quotes. */
export function isListed(text: string): boolean {
  return !text.includes('|') && !/(?:^|,)\s*[a-z][a-z0-9_]*=/i.test(text) && text.trim() === text;
}

/** Codes that such a list can name. */
export function isListedCode(code: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(code);
}

/** Entries of such a list: [['sku', 'A'], ['size', 'XS']] → 'sku=A,size=XS'; pairs without a value are left out. */
export function pairList(entries: readonly (readonly (readonly [string, string | undefined])[])[]): string {
  return entries
    .map((pairs) => pairs.flatMap(([code, value]) => (value === undefined ? [] : [`${code}=${value}`])).join(','))
    .join('|');
}

/** A moment as Magento writes it, in UTC; a day stays one. */
export function momentText(given: string | null | undefined): string {
  if (given === null || given === undefined || given === '') return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return given;
  const time = Date.parse(given);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** An amount or a number; '' where there is none. */
export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Categories as 'Default Category/Men/Tops,Default Category/Sale'; a slash of a name has a backslash before it. */
export function categoriesText(paths: readonly (readonly string[])[]): string {
  return entityText(paths.map((names) => names.map((name) => name.replaceAll('/', '\\/')).join('/')).join(','));
}
