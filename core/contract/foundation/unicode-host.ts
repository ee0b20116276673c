const PREFIX = 'xn--';
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const MAX_CODE_POINT = 0x10ffff;
// Parameters of RFC 3492, section 5.
const [BASE, MIN_THRESHOLD, MAX_THRESHOLD, SKEW, DAMP, FIRST_BIAS, FIRST_CODE_POINT] = [36, 1, 26, 38, 700, 72, 128];

const LABEL = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}-])+$/u;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Returns a lower-case host with its Punycode labels (`xn--…`) decoded, so that each host has one spelling. Labels that
 * no Unicode spelling would encode to stay as they are. Pure; the core runs where `node:url` does not exist.
 */
export function unicodeHost(host: string): string {
  if (!host.includes(PREFIX)) return host;
  return host
    .split('.')
    .map((label) => (label.startsWith(PREFIX) ? unicodeLabel(label) : label))
    .join('.');
}

function unicodeLabel(label: string): string {
  const points = decode(label.slice(PREFIX.length));
  const text = points === undefined ? '' : String.fromCodePoint(...points);
  const isCanonical = text === text.normalize('NFKC').toLowerCase();
  return LABEL.test(text) && !ASCII.test(text) && isCanonical ? text : label;
}

/** Decodes Punycode into code points; undefined if it is malformed. */
function decode(label: string): readonly number[] | undefined {
  const dash = label.lastIndexOf('-');
  const points = Array.from(label.slice(0, Math.max(dash, 0)), (letter) => letter.codePointAt(0) ?? 0);
  let [codePoint, index, bias] = [FIRST_CODE_POINT, 0, FIRST_BIAS];
  for (let at = dash > 0 ? dash + 1 : 0; at < label.length;) {
    const delta = readDelta(label, at, bias);
    if (delta === undefined) return undefined;
    const count = points.length + 1;
    bias = adaptedBias(delta.value, count, index === 0);
    index += delta.value;
    codePoint += Math.floor(index / count);
    index %= count;
    if (codePoint > MAX_CODE_POINT) return undefined;
    points.splice(index, 0, codePoint);
    index += 1;
    at = delta.end;
  }
  return points;
}

function readDelta(label: string, start: number, bias: number) {
  let [value, weight] = [0, 1];
  for (let at = start; at < label.length; at += 1) {
    const digit = DIGITS.indexOf(label.charAt(at));
    if (digit < 0) return undefined;
    value += digit * weight;
    if (value > Number.MAX_SAFE_INTEGER / BASE) return undefined;
    const place = BASE * (at - start + 1);
    const threshold = Math.min(Math.max(place - bias, MIN_THRESHOLD), MAX_THRESHOLD);
    if (digit < threshold) return { value, end: at + 1 };
    weight *= BASE - threshold;
  }
  return undefined;
}

function adaptedBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - MIN_THRESHOLD) * MAX_THRESHOLD) / 2; bias += BASE)
    rest = Math.floor(rest / (BASE - MIN_THRESHOLD));
  return bias + Math.floor(((BASE - MIN_THRESHOLD + 1) * rest) / (rest + SKEW));
}
