import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { FileRow } from './wanted';
import type { WantedFile } from './wanted';
import { wantedOfGoogle } from './google-file';
import { wantedOfMagento } from './magento-file';
import { wantedOfShopify } from './shopify-file';
import { wantedOfWoo } from './woocommerce-file';

export type Format = 'google' | 'magento' | 'shopify' | 'woocommerce';

const WANTED: Readonly<Record<Format, (rows: readonly FileRow[]) => WantedFile>> = {
  google: wantedOfGoogle,
  magento: wantedOfMagento,
  shopify: wantedOfShopify,
  woocommerce: wantedOfWoo,
};

export function readWanted(file: string, format: Format): WantedFile {
  const text = readFileSync(file, 'utf8');
  return WANTED[format](/^\s*</.test(text) ? rowsOfXml(text) : rowsOfCsv(text));
}

function rowsOfCsv(text: string): FileRow[] {
  const [first = ''] = text.split('\n');
  const count = (mark: string) => first.split(mark).length;
  const delimiter = [',', ';', '\t', '|'].sort((a, b) => count(b) - count(a))[0] ?? ',';
  const records: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  });
  const [header = [], ...rows] = records;
  const columns = header.map((name) => name.trim().toLowerCase());
  return rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ row: at + 2, cells: new Map(columns.map((name, column) => [name, cells[column] ?? ''])) }];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(xml: string): string {
  const [, quoted] = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(xml) ?? [];
  if (quoted !== undefined) return quoted;
  return xml
    .replace(/&#x([\da-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}

/** RSS items and Atom entries, counted from 1; repeated members are joined by lines. */
function rowsOfXml(text: string): FileRow[] {
  const items = text.match(/<(item|entry)[\s>][\s\S]*?<\/\1>/g) ?? [];
  return items.map((item, at) => {
    const cells = new Map<string, string>();
    const members = item.slice(item.indexOf('>') + 1, item.lastIndexOf('</'));
    for (const [, name = '', value = ''] of members.matchAll(/<(?:g:)?([a-z_]+)>([\s\S]*?)<\/(?:g:)?\1>/gi)) {
      const earlier = cells.get(name);
      cells.set(name, earlier === undefined ? plain(value) : `${earlier}\n${plain(value)}`);
    }
    return { row: at + 1, cells };
  });
}
