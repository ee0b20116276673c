import brands from './brands.json';
import care from './care.json';
import categories from './categories.json';
import customOptions from './custom-options.json';
import fabrics from './fabrics.json';
import intangibles from './intangibles.json';
import kinds from './kinds.json';
import kits from './kits.json';
import { readData } from './read-data';
import de from './reviews/de.json';
import en from './reviews/en.json';
import nicknames from './reviews/nicknames.json';
import ru from './reviews/ru.json';
import uk from './reviews/uk.json';
import zh from './reviews/zh.json';
import * as schemas from './schemas';
import sets from './sets.json';
import styles from './styles.json';

export { partName } from './schemas';

export const BRANDS = readData('brands', schemas.brands, brands);
export const CARE = readData('care', schemas.care, care);
export const CATEGORIES = readData('categories', schemas.categories, categories);
export const CUSTOM_OPTIONS = readData('custom-options', schemas.customOptions, customOptions);
export const FABRIC_KINDS = readData('fabrics', schemas.fabrics, fabrics);
export const INTANGIBLES = readData('intangibles', schemas.intangibles, intangibles);
export const KINDS = readData('kinds', schemas.kinds, kinds);
export const KITS = readData('kits', schemas.kits, kits);
export const NICKNAMES = readData('reviews/nicknames', schemas.nicknames, nicknames);
export const SETS = readData('sets', schemas.sets, sets);
export const STYLES = readData('styles', schemas.styles, styles);
export const VOICES = {
  en: readData('reviews/en', schemas.voice, en),
  de: readData('reviews/de', schemas.voice, de),
  ru: readData('reviews/ru', schemas.voice, ru),
  uk: readData('reviews/uk', schemas.voice, uk),
  zh: readData('reviews/zh', schemas.voice, zh),
};

export type BrandKey = keyof typeof BRANDS;
export type Brand = (typeof BRANDS)[BrandKey];
export type FabricKind = keyof typeof FABRIC_KINDS;
export type Intangible = (typeof INTANGIBLES)['goods'][number];
export type Kind = (typeof KINDS)[number];
export type Kit = (typeof KITS)[number];
export type Style = (typeof STYLES)[number];
export type Voice = (typeof VOICES)['en'];
