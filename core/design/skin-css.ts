import { SKINS, STANDARD_SKIN } from './skins';
import { COLOUR_TOKENS, type WholeSkin } from '../contract/content/skin-tokens';
import type { WornSkin, WornSkins } from './worn-skins';

const CHINESE = 'var(--font-chinese)';
const DISPLAY: Readonly<Record<WholeSkin['display-face'], string>> = {
  condensed: `'Sofia Sans Extra Condensed Variable','Display Narrow','Display Wide','Display Widest','Arial Narrow',sans-serif-condensed,${CHINESE},sans-serif`,
  plain: `'Sofia Sans Variable','Text Wide','Text Widest',Arial,${CHINESE},sans-serif`,
  serif: `'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',Georgia,${CHINESE},serif`,
};
const TEXT: Readonly<Record<WholeSkin['text-face'], string>> = {
  plain: DISPLAY.plain,
  serif: DISPLAY.serif,
  system: `system-ui,-apple-system,'Segoe UI',Roboto,${CHINESE},sans-serif`,
};
const DISPLAY_SIZE: Readonly<Record<WholeSkin['display-face'], string>> = {
  condensed: '1',
  plain: '0.62',
  serif: '0.6',
};
const DEPTH: Readonly<Record<WornSkin['scheme'], Readonly<Record<string, string>>>> = {
  light: {},
  dark: { scrim: 'rgb(0 0 0 / 0.62)', shadow: '0 1.5rem 4rem rgb(0 0 0 / 0.5)' },
};

const STANDARD = SKINS[STANDARD_SKIN];

/** Returns the custom properties that differ from the stylesheet. */
export function skinProperties({ scheme, tokens }: WornSkin): Readonly<Record<string, string>> {
  const own = STANDARD.tokens;
  const properties: Record<string, string> = {};
  for (const name of COLOUR_TOKENS) if (tokens[name] !== own[name]) properties[name] = tokens[name];
  const face = tokens['display-face'];
  if (face !== own['display-face']) {
    properties['font-display'] = DISPLAY[face];
    properties['face-scale'] = DISPLAY_SIZE[face];
  }
  if (tokens['text-face'] !== own['text-face']) properties['font-text'] = TEXT[tokens['text-face']];
  if (tokens.radius !== own.radius) properties['radius'] = `${String(tokens.radius)}px`;
  return { ...properties, ...DEPTH[scheme] };
}

/** Returns all overridable custom properties with defaults filled in. */
export function wholeProperties(worn: WornSkin): Readonly<Record<string, string>> {
  const names = [...COLOUR_TOKENS, ...OTHERS.keys()];
  return { ...Object.fromEntries(names.map((name) => [name, standardOf(name)])), ...skinProperties(worn) };
}

/**
 * Returns the stylesheet of the shop's skins; empty for the default. Values are numbers, hex colours or constants, so
 * injection is impossible.
 */
export function skinCss({ standard, dark }: WornSkins): string {
  const rule = ruleOf(standard, STANDARD);
  // Printed pages stay white.
  const shown = standard.scheme === 'dark' ? `@media screen{${rule}}` : rule;
  return dark === undefined
    ? shown
    : `${shown}@media screen and (prefers-color-scheme:dark){${ruleOf(dark, standard)}}`;
}

function ruleOf(worn: WornSkin, under: WornSkin): string {
  const back = Object.keys(skinProperties(under)).map((name) => [name, standardOf(name)] as const);
  const properties = Object.entries({ ...Object.fromEntries(back), ...skinProperties(worn) });
  const scheme = worn.scheme === under.scheme ? '' : `color-scheme:${worn.scheme};`;
  const text = properties.map(([name, value]) => `--${name}:${value};`).join('');
  return text + scheme === '' ? '' : `:root{${scheme}${text}}`;
}

const OTHERS: ReadonlyMap<string, string> = new Map([
  ['font-display', DISPLAY[STANDARD.tokens['display-face']]],
  ['font-text', TEXT[STANDARD.tokens['text-face']]],
  ['face-scale', DISPLAY_SIZE[STANDARD.tokens['display-face']]],
  ['radius', `${String(STANDARD.tokens.radius)}px`],
  ['scrim', 'rgb(23 20 15 / 0.46)'],
  ['shadow', '0 1.5rem 4rem rgb(23 20 15 / 0.18)'],
]);

function standardOf(name: string): string {
  const colour = COLOUR_TOKENS.find((one) => one === name);
  return colour === undefined ? (OTHERS.get(name) ?? 'initial') : STANDARD.tokens[colour];
}
