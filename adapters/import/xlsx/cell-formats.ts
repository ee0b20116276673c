export type CellFormat =
  | { readonly kind: 'date' }
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'number' };

/** Built-in date and time formats (ECMA-376, 18.8.30). */
const DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

export function cellFormat(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return { kind: DATES.has(id) ? 'date' : 'number' };
  if (/^0{2,}$/.test(code)) return { kind: 'digits', count: code.length };
  const signs = code.replaceAll(/"[^"]*"|\\.|\[[^[\]]*\]/g, '');
  return { kind: /[dmyh]/i.test(signs) ? 'date' : 'number' };
}

const DAY = 86_400_000;
/** The 1900 calendar contains a 29 February that never existed. */
const EPOCHS = { '1900': Date.UTC(1899, 11, 30), '1904': Date.UTC(1904, 0, 1) } as const;

export function numberText(text: string, format: CellFormat, epoch: keyof typeof EPOCHS): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (format.kind === 'digits' && Number.isInteger(value) && value >= 0)
    return String(value).padStart(format.count, '0');
  // Spreadsheets keep fifteen digits: 18.99 is stored as 18.989999999999998.
  if (format.kind !== 'date') return String(Number(value.toPrecision(15)));
  const time = new Date(EPOCHS[epoch] + Math.round((value * DAY) / 1000) * 1000);
  if (Number.isNaN(time.getTime())) return text;
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  return clock === '00:00:00' ? day : `${day} ${clock}`;
}
