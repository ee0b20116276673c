import { lookUp } from '../../../core/kernel/look-up';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import { quote, Refusal, shortCell } from '../source/cell';

export interface MappedAmount {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string | undefined;
}

export interface NumberStyle {
  readonly decimal: 'comma' | 'point';
  /** Workbooks store numbers with a decimal point regardless of locale. */
  readonly isWorkbook: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR', '£': 'GBP', '₽': 'RUB', '₴': 'UAH', '₹': 'INR', '₺': 'TRY', РУБ: 'RUB', Р: 'RUB', ГРН: 'UAH', ZŁ: 'PLN', 元: 'CNY',
}; // prettier-ignore
const SHAPE =
  /^(?<before>[A-Z]{3}|\p{Sc})?\s*(?<digits>\d[\d.,'’٫٬\s]*?)\s*(?<after>[A-Z]{3}|\p{Sc}|руб|р|грн|zł|元)?\.?$/iu;
const HIGHEST = 9_999_999_999.99;

/**
 * Parses '1.299,00 €', '$ 19.90', '24'. Ambiguous separators are rejected: a wrong guess would be off by a factor of
 * 1000.
 */
export function amountCell(style: NumberStyle) {
  return shortCell((given): MappedAmount | undefined | Refusal => {
    if (given === '') return undefined;
    const { before, digits = '', after } = SHAPE.exec(given)?.groups ?? {};
    const plain = plainNumber(withoutMarks(digits, style), style);
    if (plain === false) return unclear(given, style);
    const amount = plain === undefined ? Number.NaN : toDecimal(toMinor(plain));
    if (!(amount <= HIGHEST))
      return new Refusal(`${quote(given)} is not a price from 0 to ${HIGHEST}, such as ${exampleOf(style)}`);
    const currency = (before ?? after)?.toUpperCase();
    return {
      amount,
      currency: currency === undefined || /^[A-Z]{3}$/.test(currency) ? currency : lookUp(SIGNS, currency),
    };
  });
}

/** Removes the marks between thousands that are no comma and no point; Arabic has decimal and thousands marks of its own. */
function withoutMarks(digits: string, { decimal }: NumberStyle): string {
  return digits.replaceAll(/['’٬\s]/g, '').replaceAll('٫', decimal === 'point' ? '.' : ',');
}

/** Returns the number with a decimal point; false if ambiguous, undefined if invalid. Pure. */
export function plainNumber(text: string, { decimal, isWorkbook }: NumberStyle): string | false | undefined {
  if (/^\d{1,13}$/.test(text)) return text;
  // More digits would lose precision.
  if (text.replaceAll(/[.,]\d*$|[.,]/g, '').length > 13) return undefined;
  // A single separator before 1–2 or 4+ digits can only be a decimal separator.
  if (/^\d{1,13}[.,](?:\d{1,2}|\d{4,})$/.test(text)) return text.replace(',', '.');
  const [point, comma] = decimal === 'point' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction, ...more] = text.split(point);
  if (more.length > 0) return undefined;
  const groups = whole.split(comma);
  const isGrouped =
    groups.length > 1 && /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group));
  if (fraction === undefined) {
    if (!isGrouped) return undefined;
    return isWorkbook && groups.length === 2 && comma === '.' ? false : groups.join('');
  }
  if (groups.length === 1 && /^\d{3}$/.test(fraction)) return false;
  const isNumber =
    (isGrouped || groups.length === 1) && /^\d+$/.test(whole.replaceAll(comma, '')) && /^\d+$/.test(fraction);
  return isNumber ? `${groups.join('')}.${fraction}` : undefined;
}

function unclear(given: string, { decimal, isWorkbook }: NumberStyle): Refusal {
  const other = decimal === 'point' ? 'comma' : 'point';
  const how = isWorkbook ? '' : `, or say that the cents stand behind a ${other}`;
  return new Refusal(`${quote(given)} may be thousands or have three decimals: write it with two decimals${how}`);
}

function exampleOf({ decimal }: NumberStyle): string {
  return decimal === 'point' ? '1,299.00' : '1.299,00';
}
