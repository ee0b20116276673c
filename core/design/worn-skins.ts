import { skinName, SKINS, STANDARD_SKIN } from './skins';
import { skinTokens, type SkinTokens, type WholeSkin } from '../contract/skin-tokens';

/** What of the settings says how the shop looks (A §3). */
export interface SkinSettings {
  readonly skin?: string | undefined;
  /** The skin for shoppers whose system is dark; none, or any other text: they get the same as everybody. */
  readonly skin_dark?: string | undefined;
  /** What is changed of `skin`. */
  readonly skin_tokens?: unknown;
}

/** The skin that pages are shown in: its tokens with the changes of staff, and whether it is dark. */
export interface WornSkin {
  readonly scheme: 'dark' | 'light';
  readonly tokens: WholeSkin;
}

/** The skin of everybody, and that of shoppers whose system is dark. */
export interface WornSkins {
  readonly standard: WornSkin;
  readonly dark?: WornSkin;
}

/** Which skins a shop wears by its settings. What cannot be read is as if it were not there. Pure. */
export function wornSkins({ skin, skin_dark: dark, skin_tokens: own }: SkinSettings): WornSkins {
  const { scheme, tokens } = SKINS[skinName(skin) ?? STANDARD_SKIN];
  const worn = withTokens(tokens, ownTokens(own));
  const darkName = skinName(dark);
  return {
    standard: { scheme: schemeOf(worn, scheme), tokens: worn },
    ...(darkName !== undefined && darkName !== skinName(skin) && { dark: SKINS[darkName] }),
  };
}

/** What settings say that is changed of a skin; nothing where it cannot be read. Pure. */
export function ownTokens(own: unknown): SkinTokens {
  const parsed = skinTokens.safeParse(own ?? {});
  return parsed.success ? parsed.data : {};
}

/** A skin with some of its tokens changed. Pure. */
export function withTokens(tokens: WholeSkin, own: SkinTokens): WholeSkin {
  const set = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...tokens, ...Object.fromEntries(set) };
}

/** Controls of the browser are dark where the paper is darker than the ink, whatever the skin began as. */
function schemeOf({ paper, ink }: WholeSkin, scheme: WornSkin['scheme']): WornSkin['scheme'] {
  const [ground, letters] = [brightness(paper), brightness(ink)];
  return ground === letters ? scheme : ground < letters ? 'dark' : 'light';
}

function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return ((value >> 16) & 255) * 3 + ((value >> 8) & 255) * 6 + (value & 255);
}
