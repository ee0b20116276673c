import { skinProperties } from '../core/internal-staff';
import { SKIN_NAMES, skinName, SKINS as PRODUCT_SKINS, STANDARD_SKIN } from '../core/staff';

export interface StorySkin {
  readonly name: string;
  readonly title: string;
  readonly scheme: string;
  readonly tokens: Readonly<Record<`--${string}`, string>>;
}

export const SKINS: readonly StorySkin[] = SKIN_NAMES.map(storySkin);

/** Falls back to the standard skin. */
export function skinOf(name: string): StorySkin {
  return storySkin(skinName(name) ?? STANDARD_SKIN);
}

function storySkin(name: (typeof SKIN_NAMES)[number]): StorySkin {
  const { title, scheme } = PRODUCT_SKINS[name];
  const properties = Object.entries(skinProperties(PRODUCT_SKINS[name]));
  return { name, title, scheme, tokens: Object.fromEntries(properties.map(([token, value]) => [`--${token}`, value])) };
}
