import { skinName, SKINS, STANDARD_SKIN } from './skins';
import { skinTokens, type SkinTokens, type WholeSkin } from '../contract/content/skin-tokens';

export interface SkinSettings {
  readonly skin?: string | undefined;
  readonly skin_dark?: string | undefined;
  readonly skin_tokens?: unknown;
}

/** Effective tokens and colour scheme of a skin. */
export interface WornSkin {
  readonly scheme: 'dark' | 'light';
  readonly tokens: WholeSkin;
}

/** Standard skin and dark-mode skin. */
export interface WornSkins {
  readonly standard: WornSkin;
  readonly dark?: WornSkin;
}

/** Returns the effective skins; invalid settings are ignored. */
export function wornSkins({ skin, skin_dark: dark, skin_tokens: own }: SkinSettings): WornSkins {
  const { scheme, tokens } = SKINS[skinName(skin) ?? STANDARD_SKIN];
  const worn = withTokens(tokens, ownTokens(own));
  const darkName = skinName(dark);
  return {
    standard: { scheme: schemeOf(worn, scheme), tokens: worn },
    ...(darkName !== undefined && darkName !== skinName(skin) && { dark: SKINS[darkName] }),
  };
}

export function ownTokens(own: unknown): SkinTokens {
  const parsed = skinTokens.safeParse(own ?? {});
  return parsed.success ? parsed.data : {};
}

/** Applies token overrides to a skin. */
export function withTokens(tokens: WholeSkin, own: SkinTokens): WholeSkin {
  const set = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...tokens, ...Object.fromEntries(set) };
}

function schemeOf({ paper, ink }: WholeSkin, scheme: WornSkin['scheme']): WornSkin['scheme'] {
  const [ground, letters] = [brightness(paper), brightness(ink)];
  return ground === letters ? scheme : ground < letters ? 'dark' : 'light';
}

function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value >> 16) & 255) * 3 + ((value >> 8) & 255) * 6 + (value & 255);
}
