import * as z from 'zod/mini';
import { MoneyError, toDecimal, toMinor } from '../../../core/kernel/money';
import { narrowDigits } from '../../../core/kernel/words/fold-code';
import { writableText } from '../../../core/kernel/words/writable-text';
import type { Reason } from './import-report';
import { MAX_NAME_LENGTH, MAX_SKU_LENGTH, MAX_TEXT_LENGTH, MAX_VALUE_LENGTH } from './limits';

/** Major units; allows ten digits for rupiah or dong. */
const HIGHEST_PRICE = 9_999_999_999.99;

export class Refusal {
  constructor(
    readonly message: string,
    readonly code: 'bad_value' | 'missing_value' = 'bad_value',
  ) {}
}

export function cell<T>(read: (text: string) => T | Refusal) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): T => {
      const value = read(writableText(text).trim());
      if (!(value instanceof Refusal)) return value;
      context.issues.push({ code: 'custom', message: value.message, params: { reason: value.code }, input: text });
      return z.NEVER;
    }),
  );
}

/** Cell of a number or date, in digits of any script. Longer texts are refused without parsing: matching takes quadratic time. */
export function shortCell<T>(read: (text: string) => T | Refusal) {
  return cell((given) =>
    given.length > MAX_VALUE_LENGTH
      ? new Refusal(`has ${given.length} characters, at most ${MAX_VALUE_LENGTH} are allowed`)
      : read(narrowDigits(given)),
  );
}

export function reasonsOf(error: z.core.$ZodError): readonly Reason[] {
  return error.issues.map((issue): Reason => {
    const missing = issue.code === 'custom' && issue.params?.reason === 'missing_value';
    return { code: missing ? 'missing_value' : 'bad_value', message: `${issue.path.join('.')}: ${issue.message}` };
  });
}

export const text = (max: number) =>
  cell((given) =>
    given.length > max ? new Refusal(`has ${given.length} characters, at most ${max} are allowed`) : given,
  );

export const raw = text(MAX_TEXT_LENGTH);

export const skuCell = cell((given) => {
  if (given === '') return new Refusal('is empty, every product needs a sku', 'missing_value');
  if (given.length > MAX_SKU_LENGTH)
    return new Refusal(`has ${given.length} characters, at most ${MAX_SKU_LENGTH} are allowed`);
  return /\p{Cc}/u.test(given) ? new Refusal('holds a control character') : given;
});

export function readName(given: string): string | Refusal {
  const name = given.replace(/\s+/gu, ' ');
  if (name === '') return new Refusal('is empty, every product needs a name', 'missing_value');
  return name.length > MAX_NAME_LENGTH
    ? new Refusal(`has ${name.length} characters, at most ${MAX_NAME_LENGTH} are allowed`)
    : name;
}

/** Major units, rounded to cents; undefined if empty. */
export const price = shortCell((given): number | undefined | Refusal => {
  if (given === '') return undefined;
  try {
    const amount = toDecimal(toMinor(given));
    return amount >= 0 && amount <= HIGHEST_PRICE ? amount : outOfRange(given);
  } catch (error) {
    if (error instanceof MoneyError) return outOfRange(given);
    throw error;
  }
});

function outOfRange(given: string): Refusal {
  return new Refusal(`${quote(given)} is not a price from 0 to ${HIGHEST_PRICE}`);
}

export const number = (min: number, max: number) =>
  shortCell((given): number | undefined | Refusal => {
    if (given === '') return undefined;
    const value = /^[+-]?\d*\.?\d+$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : new Refusal(`${quote(given)} is not a number from ${min} to ${max}`);
  });

export const flag = cell((given): boolean | undefined | Refusal => {
  if (given === '') return undefined;
  if (/^(?:1|yes|true|enabled?)$/i.test(given)) return true;
  return /^(?:0|2|no|false|disabled?)$/i.test(given)
    ? false
    : new Refusal(`${quote(given)} is neither 1 nor 0, yes nor no`);
});

export const oneOf = <T>(words: Readonly<Record<string, T>>, empty: T | Refusal) =>
  cell((given): T | Refusal => {
    if (given === '') return empty;
    const found = Object.entries(words).find(([word]) => word.toLowerCase() === given.toLowerCase());
    return found === undefined ? new Refusal(`${quote(given)} is none of ${Object.keys(words).join(', ')}`) : found[1];
  });

/**
 * Parses a date or UTC moment to ISO 8601; undefined if empty. Accepts '2026-11-20', '2026-11-20 08:30:00' and
 * Magento's '11/20/26, 8:30 AM'.
 */
export const date = shortCell((given): string | undefined | Refusal => {
  if (given === '') return undefined;
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?)?$/i.exec(
    given,
  );
  const iso = american === null ? given.replace(' ', 'T') : fromAmerican(american);
  const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const shaped = dayOnly || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(iso);
  const time = shaped ? Date.parse(dayOnly || /(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso}Z`) : Number.NaN;
  // Date.parse turns 31 February into March, so the result must match the input.
  if (Number.isNaN(time) || (dayOnly && isoDay(time) !== iso))
    return new Refusal(`${quote(given)} is not a date like 2026-11-20 or 11/20/26`);
  return dayOnly ? iso : new Date(time).toISOString();
});

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function fromAmerican([, month = '', day = '', year = '', hour, minute = '00', half]: RegExpExecArray): string {
  const two = (part: string): string => part.padStart(2, '0');
  const shortDay = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const clock =
    half === undefined || hour === undefined ? Number(hour ?? 0) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  // Magento writes a date without a time as midnight.
  return hour === undefined || (clock === 0 && minute === '00')
    ? shortDay
    : `${shortDay}T${two(String(clock))}:${minute}:00`;
}

export function quote(given: string): string {
  return JSON.stringify(given.length > 40 ? `${given.slice(0, 40)}…` : given);
}
