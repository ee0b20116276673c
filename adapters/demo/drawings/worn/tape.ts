import { short } from '../material/outline';

const DIGITS: readonly string[] = [
  'M2.5 0Q0 0 0 3V7Q0 10 2.5 10 5 10 5 7V3Q5 0 2.5 0Z',
  'M1 2 3 0V10',
  'M0 2.5Q0 0 2.5 0 5 0 5 2.6 5 4.6 0 10H5',
  'M0 1Q1 0 2.5 0 5 0 5 2.5 5 4.8 2 4.8 5 4.8 5 7.4 5 10 2.5 10 1 10 0 9',
  'M4 10V0L0 7H5',
  'M5 0H.6L0 5Q1 4 2.6 4 5 4 5 7 5 10 2.4 10 1 10 0 9',
  'M4.6 0Q0 2 0 7 0 10 2.5 10 5 10 5 7.2 5 4.6 2.5 4.6 .6 4.6 0 6.6',
  'M0 0H5L1.6 10',
  'M2.5 4.8Q0 4.6 0 2.4 0 0 2.5 0 5 0 5 2.4 5 4.6 2.5 4.8 0 5 0 7.5 0 10 2.5 10 5 10 5 7.5 5 5 2.5 4.8Z',
  'M.4 10Q5 8 5 3 5 0 2.5 0 0 0 0 2.8 0 5.4 2.5 5.4 4.4 5.4 5 3.4',
];

const TOP = 446;
const HEIGHT = 26;
const LEFT = 34;
const RIGHT = 366;

function numeral(value: number, x: number): string {
  const digits = Array.from(
    String(value),
    (digit, at) => `<path d="${DIGITS[Number(digit)] ?? ''}" transform="translate(${at * 7} 0)"/>`,
  );
  const width = digits.length * 7 - 2;
  return `<g transform="translate(${short(x - width / 2)} ${TOP + 12}) scale(.95)">${digits.join('')}</g>`;
}

/**
 * Draws a measuring tape along the lower edge.
 * @param unit drawing units per centimetre
 */
export function tape(unit: number): string {
  const many = Math.floor((RIGHT - LEFT - 8) / unit);
  const every = unit < 4 ? 10 : unit < 20 ? 5 : 1;
  let ticks = '';
  let numerals = '';
  for (let cm = 1; cm <= many; cm++) {
    const isMark = cm % every === 0;
    if (!isMark && unit < 3 && cm % 5 !== 0) continue;
    ticks += `M${short(LEFT + cm * unit)} ${TOP}v${isMark ? 9 : 5}`;
    if (isMark) numerals += numeral(cm, LEFT + cm * unit);
  }
  return (
    `<g><path d="M${LEFT} ${TOP}H${RIGHT}V${TOP + HEIGHT}H${LEFT}Z" fill="#241a10" opacity=".2" transform="translate(3 4)"/>` +
    `<path d="M${LEFT} ${TOP}H${RIGHT}V${TOP + HEIGHT}H${LEFT}Z" fill="#e2b93b"/>` +
    `<g fill="none" stroke="#241a10" stroke-width="1.1"><path d="${ticks}"/>${numerals}</g></g>`
  );
}
