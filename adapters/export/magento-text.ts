import type { Spoken } from './goods-words';

export function entityText(text: string): string {
  return text.replaceAll(/&(?=#?\w+;)/g, '&amp;');
}

/** Formats `size=XS,material=Wool|Nylon`, quoting values that contain separators. */
export function attributeString(attributes: readonly Spoken[]): string {
  return attributes
    .map(({ code, values }) => `${code}=${values.map((value) => quoted(entityText(value))).join('|')}`)
    .join(',');
}

function quoted(value: string): string {
  return /[,|"\\=]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** Returns true if a text fits into `sku=A,size=XS|sku=B,…`, which has no quoting. */
export function isListed(text: string): boolean {
  return !text.includes('|') && !/(?:^|,)\s*[a-z][a-z0-9_]*=/i.test(text) && text.trim() === text;
}

export function isListedCode(code: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(code);
}

/** Formats [['sku', 'A'], ['size', 'XS']] as 'sku=A,size=XS'; pairs without a value are omitted. */
export function pairList(entries: readonly (readonly (readonly [string, string | undefined])[])[]): string {
  return entries
    .map((pairs) => pairs.flatMap(([code, value]) => (value === undefined ? [] : [`${code}=${value}`])).join(','))
    .join('|');
}

export function momentText(given: string | null | undefined): string {
  if (given === null || given === undefined || given === '') return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return given;
  const time = Date.parse(given);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

export function numberText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Formats 'Default Category/Men/Tops,Default Category/Sale'; slashes in names are escaped. */
export function categoriesText(paths: readonly (readonly string[])[]): string {
  return entityText(paths.map((names) => names.map((name) => name.replaceAll('/', '\\/')).join('/')).join(','));
}
