import type { ColourToken, WholeSkin } from '../contract/content/skin-tokens';

/** WCAG 2.2 AA. */
const TEXT = 4.5;
const MARK = 3;

/** Colour token, or a mix as in ui/design/tokens.css. */
export type Colour =
  | ColourToken
  | {
      readonly mix: ColourToken;
      readonly percent: number;
      readonly into: ColourToken;
      readonly name: 'line-field' | 'on-ink-line' | 'on-ink-soft';
    };

export interface ColourPair {
  readonly on: ColourToken;
  readonly of: Colour;
  readonly min: number;
}

/** Colour pair with insufficient contrast. */
export interface ContrastFault extends ColourPair {
  readonly ratio: number;
}

const PAPERS = ['paper', 'paper-lift', 'paper-deep'] as const;
const INKS = ['ink', 'ink-soft', 'ink-faint', 'signal-ink', 'good', 'warn', 'bad'] as const;
const ON_INK: readonly Colour[] = [
  'on-ink',
  'on-ink-good',
  'on-ink-warn',
  'on-ink-bad',
  { name: 'on-ink-soft', mix: 'on-ink', percent: 74, into: 'ink' },
];

export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...PAPERS.flatMap((on) => INKS.map((of): ColourPair => ({ on, of, min: TEXT }))),
  ...ON_INK.map((of): ColourPair => ({ on: 'ink', of, min: TEXT })),
  { on: 'signal', of: 'on-signal', min: TEXT },
  { on: 'paper', of: 'signal', min: MARK },
  ...[...PAPERS, 'ink' as const].map((on): ColourPair => ({ on, of: 'focus', min: MARK })),
  { on: 'paper', of: 'line-strong', min: MARK },
  { on: 'paper', of: { name: 'line-field', mix: 'ink', percent: 54, into: 'paper' }, min: MARK },
  { on: 'ink', of: { name: 'on-ink-line', mix: 'on-ink', percent: 52, into: 'ink' }, min: MARK },
];

/** Returns failing pairs, worst first (WCAG 2.2, 1.4.3 and 1.4.11). */
export function contrastFaults(tokens: WholeSkin): readonly ContrastFault[] {
  return COLOUR_PAIRS.map((pair) => ({ ...pair, ratio: contrast(rgbOf(tokens, pair.on), rgbOf(tokens, pair.of)) }))
    .filter(({ ratio, min }) => ratio < min)
    .sort((a, b) => a.ratio / a.min - b.ratio / b.min);
}

type Rgb = readonly [number, number, number];

function rgbOf(tokens: WholeSkin, colour: Colour): Rgb {
  if (typeof colour === 'string') return parsed(tokens[colour]);
  const [a, b] = [parsed(tokens[colour.mix]), parsed(tokens[colour.into])];
  const mixed = (one: number, other: number) => (one * colour.percent + other * (100 - colour.percent)) / 100;
  return [mixed(a[0], b[0]), mixed(a[1], b[1]), mixed(a[2], b[2])];
}

function parsed(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** 1–21. */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number]; // sound: two of them
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
