export interface Skin {
  readonly name: string;
  readonly title: string;
  /** Only the tokens of ui/design/tokens.css that this brand changes. */
  readonly tokens: Readonly<Record<`--${string}`, string>>;
}

const VITRINE: Skin = { name: 'vitrine', title: 'Vitrine', tokens: {} };

/** A cool, rounded sports brand: another shop from a dozen values, no rule and no component touched. */
const FJORD: Skin = {
  name: 'fjord',
  title: 'Fjord',
  tokens: {
    '--paper': '#f3f7f8',
    '--paper-deep': '#e1eaec',
    '--paper-lift': '#ffffff',
    '--ink': '#0c2230',
    '--ink-soft': '#465a66',
    '--ink-faint': '#52656f',
    '--line': '#c5d3d8',
    '--line-strong': '#0c2230',
    '--signal': '#0b6e76',
    '--signal-ink': '#085b62',
    '--on-ink': '#f3f7f8',
    '--font-display': "'Sofia Sans Variable', 'Helvetica Neue', Arial, sans-serif",
    '--radius': '10px',
  },
};

/** Light on dark: what a night sale would wear. */
const NIGHT: Skin = {
  name: 'night',
  title: 'Night',
  tokens: {
    '--paper': '#14161a',
    '--paper-deep': '#23272e',
    '--paper-lift': '#1b1e24',
    '--ink': '#f2efe8',
    '--ink-soft': '#bdb8ad',
    '--ink-faint': '#aaa598',
    '--line': '#3a3f48',
    '--line-strong': '#f2efe8',
    '--signal': '#ffb224',
    '--signal-ink': '#ffc454',
    '--on-signal': '#14161a',
    '--on-ink': '#14161a',
    '--good': '#7fd6a0',
    '--warn': '#ffcf70',
    '--bad': '#ff9b85',
    '--on-ink-good': '#1f7a43',
    '--on-ink-warn': '#8a5a00',
    '--on-ink-bad': '#a3200a',
  },
};

export const SKINS: readonly Skin[] = [VITRINE, FJORD, NIGHT];

/** The skin of that name; the shop's own where there is none. */
export function skinOf(name: string): Skin {
  return SKINS.find((skin) => skin.name === name) ?? VITRINE;
}
