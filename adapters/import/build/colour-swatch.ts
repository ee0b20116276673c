import { lookUp } from '../../../core/kernel/look-up';

const NAMED: Readonly<Record<string, string>> = {
  amber: '#e0a030', apricot: '#f2b68a', aqua: '#5cc4c8', aquamarine: '#6fd0bd', beige: '#d9cbb2', black: '#1b1b1d', blue: '#2f62b3',
  blush: '#e6c3b8', bordeaux: '#6d2132', brass: '#b08d4a', brick: '#9c4a35', bronze: '#8c6a3f', brown: '#5f4330', burgundy: '#6d2132',
  camel: '#b98b52', charcoal: '#41444a', chocolate: '#46301f', cobalt: '#2348a0', copper: '#b06a3f', coral: '#e5755f', cream: '#f1e8d3',
  crimson: '#a81e33', denim: '#4a6789', ecru: '#e8dfcb', emerald: '#1f7a55', espresso: '#3a2a20', forest: '#2b4a35', fuchsia: '#c13584',
  gold: '#c5a253', graphite: '#4b4e53', gray: '#8b8f94', green: '#3a8a57', grey: '#8b8f94', indigo: '#34466b', ivory: '#f3eee0',
  jade: '#4f9a79', khaki: '#a39a72', lavender: '#b7a6d6', lemon: '#f2e26a', lilac: '#b9a7d1', lime: '#b9d34a', magenta: '#b8327f',
  maroon: '#6b2230', mauve: '#a98aa3', melon: '#f0a07c', mint: '#a9d9c0', mustard: '#c9992f', natural: '#e6dcc8', navy: '#1f2a44',
  nude: '#dcb9a0', oatmeal: '#d8cdb8', ochre: '#c08a35', olive: '#5f6440', orange: '#e0702e', peach: '#f3bf9f', petrol: '#1f5561',
  pine: '#1f4239', pink: '#dd8ba6', plum: '#5a3150', purple: '#6b4591', red: '#bb3030', rose: '#c9838a', royal: '#2a4fa3', ruby: '#9b1f3a',
  rust: '#a94f2b', sage: '#9dab8c', salmon: '#ee9a83', sand: '#d3bf9c', scarlet: '#c62828', silver: '#b9bec5', sky: '#9cc3dc', slate: '#5d6873',
  stone: '#c4bdb0', tan: '#b98d63', taupe: '#8d8073', teal: '#1f7278', terracotta: '#b8674a', turquoise: '#3fb3b5', violet: '#6f4fa8',
  walnut: '#6a4b35', white: '#f6f5f2', wine: '#6a2135', yellow: '#eccb4b',
}; // prettier-ignore

const SHADES: Readonly<Record<string, number>> = {
  light: 0.45,
  pale: 0.55,
  pastel: 0.5,
  bright: 0.1,
  dark: -0.4,
  deep: -0.3,
  midnight: -0.55,
};
const UNKNOWN = ['#d8d2c6', '#8e887d'] as const;

/** Returns a CSS background for a colour name; a gradient for 'Black/Red'. */
export function swatchOf(name: string): string {
  const parts = name.split(/[/&+,]|\band\b/i).flatMap((part) => colourOf(part) ?? []);
  const [first, second] = parts;
  if (first === undefined) return halves(...UNKNOWN);
  return second === undefined || second === first ? first : halves(first, second);
}

function colourOf(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z]+/);
  const hex = words.map((word) => own(NAMED, word)).findLast((colour) => colour !== undefined);
  const shade = words.map((word) => own(SHADES, word)).find((change) => change !== undefined);
  return hex === undefined || shade === undefined ? hex : shaded(hex, shade);
}

function own<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return lookUp(table, word);
}

function shaded(hex: string, shade: number): string {
  const target = shade > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(channel + (target - channel) * Math.abs(shade))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function halves(left: string, right: string): string {
  return `linear-gradient(135deg, ${left} 50%, ${right} 50%)`;
}
