import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skinCss } from '../../../core/internal';
import { COLOUR_TOKENS, contrastFaults, skinName, SKINS, SKIN_NAMES, withTokens, wornSkins } from '../../../core/staff';

const sheet = readFileSync('ui/design/tokens.css', 'utf8');
const said = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1];

describe('the skins of the product (A §3, skin)', () => {
  it('are three, one of them dark', () => {
    expect(SKIN_NAMES).toHaveLength(3);
    expect(SKIN_NAMES.filter((name) => SKINS[name].scheme === 'dark')).toEqual(['night']);
  });

  it.each(SKIN_NAMES)('%s is readable: all adjacent colours meet the contrast of WCAG AA', (name) => {
    expect(contrastFaults(SKINS[name].tokens)).toEqual([]);
  });

  it('equal the style sheet of the shop without any skin', () => {
    const { tokens } = SKINS.vitrine;
    for (const name of COLOUR_TOKENS) expect([name, said(name)]).toEqual([name, tokens[name]]);
    expect(said('radius')).toBe(`${String(tokens.radius)}px`);
    expect(skinCss(wornSkins({ skin: 'vitrine' }))).toBe('');
  });

  it('are found by name; any other is the default', () => {
    expect(skinName('night')).toBe('night');
    for (const other of ['default', '', 'constructor', undefined, 3]) expect(skinName(other)).toBeUndefined();
    expect(wornSkins({ skin: 'default' }).standard.tokens).toEqual(SKINS.vitrine.tokens);
  });
});

describe('contrast faults', () => {
  it('name the pair, its ratio and the required one, the worst first', () => {
    const tokens = withTokens(SKINS.vitrine.tokens, { 'ink-soft': '#b0a998', signal: '#ffd0c0' });
    const faults = contrastFaults(tokens);
    expect(faults.map(({ on, of }) => `${typeof of === 'string' ? of : of.name} on ${on}`)).toEqual([
      'on-signal on signal',
      'ink-soft on paper-deep',
      'signal on paper',
      'ink-soft on paper',
      'ink-soft on paper-lift',
    ]);
    expect(faults.find(({ of, on }) => of === 'ink-soft' && on === 'paper')?.ratio).toBeCloseTo(2.08, 1);
  });

  it('are computed for black on white and a colour on itself', () => {
    const plain = (paper: string, ink: string) =>
      withTokens(SKINS.vitrine.tokens, { paper, ink, 'paper-deep': paper, 'paper-lift': paper });
    expect(contrastFaults(plain('#ffffff', '#000000')).filter(({ of }) => of === 'ink')).toEqual([]);
    const same = contrastFaults(plain('#808080', '#808080')).filter(({ of }) => of === 'ink');
    expect(same.map(({ ratio }) => ratio)).toEqual([1, 1, 1]);
  });
});

describe('the style sheet of a skin', () => {
  it('contains the differences from the default one, and marks controls as dark; in print it stays light', () => {
    const css = skinCss(wornSkins({ skin: 'night' }));
    expect(css).toMatch(/^@media screen\{:root\{color-scheme:dark;--paper:#14161a;/);
    expect(css).not.toContain('--radius');
  });

  it('applies the dark skin to shoppers with a dark system, and resets changes of the other', () => {
    const css = skinCss(wornSkins({ skin: 'fjord', skin_dark: 'night' }));
    const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme:dark)');
    expect(light).toContain('--radius:10px;');
    expect(dark).toContain('color-scheme:dark;');
    expect(dark).toContain('--radius:2px;');
    expect(dark).toContain('--paper:#14161a;');
    expect(skinCss(wornSkins({ skin: 'night', skin_dark: 'night' }))).not.toContain('prefers-color-scheme');
    expect(skinCss(wornSkins({ skin: 'fjord', skin_dark: 'none' }))).not.toContain('prefers-color-scheme');
  });

  it('applies changes of the merchant', () => {
    const css = skinCss(
      wornSkins({ skin: 'vitrine', skin_tokens: { signal: '#0055aa', radius: 8, 'display-face': 'serif' } }),
    );
    expect(css).toContain('--signal:#0055aa;');
    expect(css).toContain('--radius:8px;');
    expect(css).toContain('Georgia');
  });

  it('allows nothing that could close it or load a resource, whatever the input', () => {
    const wild = fc.oneof(
      fc.string(),
      fc.constantFrom('red;}</style><script>', 'url(//x)', '#12345', '#1234567', 'a}b'),
    );
    expect(skinCss(wornSkins({ skin_tokens: { signal: '#a1b2c3' } }))).toBe(':root{--signal:#a1b2c3;}');
    const tokens = fc.dictionary(fc.constantFrom(...COLOUR_TOKENS, 'radius', 'display-face', 'text-face'), wild);
    fc.assert(
      fc.property(wild, tokens, wild, (skin, own, dark) => {
        const css = skinCss(wornSkins({ skin, skin_tokens: own, skin_dark: dark }));
        expect(css).not.toMatch(/[<>\\@]|url|import/i);
        expect(css.replaceAll(/:root\{(?:color-scheme:dark;)?(?:--[a-z-]+:[^;{}]+;)*\}/g, '')).toBe('');
      }),
    );
  });
});
