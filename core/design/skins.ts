import type { SkinName, WholeSkin } from '../contract/content/skin-tokens';
import { lookUp } from '../kernel/look-up';

/** Look of the whole shop, defined by tokens only. */
export interface Skin {
  readonly title: string;
  readonly scheme: 'dark' | 'light';
  readonly tokens: WholeSkin;
}

const VITRINE: WholeSkin = {
  paper: '#f6f2ea',
  'paper-deep': '#ece5d8',
  'paper-lift': '#fdfbf7',
  ink: '#17140f',
  'ink-soft': '#5c564b',
  'ink-faint': '#6b6457',
  line: '#d8d0c0',
  'line-strong': '#17140f',
  signal: '#c0300a',
  'signal-ink': '#c0300a',
  'on-signal': '#ffffff',
  focus: '#2f6fd6',
  'on-ink': '#f6f2ea',
  good: '#2c6a3f',
  warn: '#8a5a00',
  bad: '#a80f3c',
  'on-ink-good': '#64b57e',
  'on-ink-warn': '#f0b429',
  'on-ink-bad': '#ff8fa8',
  'display-face': 'condensed',
  'text-face': 'plain',
  radius: 2,
};

const FJORD: WholeSkin = {
  paper: '#f3f7f8',
  'paper-deep': '#e1eaec',
  'paper-lift': '#ffffff',
  ink: '#0c2230',
  'ink-soft': '#465a66',
  'ink-faint': '#52656f',
  line: '#c5d3d8',
  'line-strong': '#0c2230',
  signal: '#0b6e76',
  'signal-ink': '#085b62',
  'on-signal': '#ffffff',
  focus: '#2f6fd6',
  'on-ink': '#f3f7f8',
  good: '#1f6b45',
  warn: '#7d5500',
  bad: '#a3200a',
  'on-ink-good': '#64b57e',
  'on-ink-warn': '#f0b429',
  'on-ink-bad': '#ff8a6b',
  'display-face': 'plain',
  'text-face': 'plain',
  radius: 10,
};

const NIGHT: WholeSkin = {
  paper: '#14161a',
  'paper-deep': '#23272e',
  'paper-lift': '#1b1e24',
  ink: '#f2efe8',
  'ink-soft': '#bdb8ad',
  'ink-faint': '#aaa598',
  line: '#3a3f48',
  'line-strong': '#f2efe8',
  signal: '#ffb224',
  'signal-ink': '#ffc454',
  'on-signal': '#14161a',
  focus: '#3f83ee',
  'on-ink': '#14161a',
  good: '#7fd6a0',
  warn: '#ffcf70',
  bad: '#ff9b85',
  'on-ink-good': '#1f7a43',
  'on-ink-warn': '#8a5a00',
  'on-ink-bad': '#a3200a',
  'display-face': 'condensed',
  'text-face': 'plain',
  radius: 2,
};

/** Built-in skins by name. */
export const SKINS: Readonly<Record<SkinName, Skin>> = {
  vitrine: { title: 'Vitrine', scheme: 'light', tokens: VITRINE },
  fjord: { title: 'Fjord', scheme: 'light', tokens: FJORD },
  night: { title: 'Night', scheme: 'dark', tokens: NIGHT },
};

/** Skin of shops without a choice. */
export const STANDARD_SKIN: SkinName = 'vitrine';

/** Returns a known skin name, otherwise undefined. */
export function skinName(name: unknown): SkinName | undefined {
  return typeof name === 'string' && lookUp(SKINS, name) !== undefined ? (name as SkinName) : undefined; // sound: SKINS has it
}
