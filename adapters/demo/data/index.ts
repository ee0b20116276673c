import brands from './brands.json';
import care from './care.json';
import categories from './categories.json';
import customOptions from './custom-options.json';
import fabrics from './fabrics.json';
import intangibles from './intangibles.json';
import kinds from './kinds.json';
import * as goods from './goods-schemas';
import kits from './kits.json';
import pages from './pages.json';
import people from './people.json';
import { readData } from './read-data';
import de from './reviews/de.json';
import en from './reviews/en.json';
import nicknames from './reviews/nicknames.json';
import ru from './reviews/ru.json';
import uk from './reviews/uk.json';
import zh from './reviews/zh.json';
import sets from './sets.json';
import * as shop from './shop-schemas';
import site from './site.json';
import slides from './slides.json';
import stories from './stories.json';
import styles from './styles.json';

export { partName } from './goods-schemas';

export const BRANDS = readData('brands', goods.brands, brands);
export const CARE = readData('care', goods.care, care);
export const CATEGORIES = readData('categories', goods.categories, categories);
export const CUSTOM_OPTIONS = readData('custom-options', goods.customOptions, customOptions);
export const FABRIC_KINDS = readData('fabrics', goods.fabrics, fabrics);
export const INTANGIBLES = readData('intangibles', goods.intangibles, intangibles);
export const KINDS = readData('kinds', goods.kinds, kinds);
export const KITS = readData('kits', goods.kits, kits);
export const NICKNAMES = readData('reviews/nicknames', shop.nicknames, nicknames);
export const PAGES = readData('pages', shop.pages, pages);
export const PEOPLE = readData('people', shop.people, people);
export const SETS = readData('sets', goods.sets, sets);
export const SITE = readData('site', shop.site, site);
export const SLIDES = readData('slides', shop.slides, slides);
export const STORIES = readData('stories', shop.stories, stories);
export const STYLES = readData('styles', goods.styles, styles);
export const VOICES = {
  en: readData('reviews/en', shop.voice, en),
  de: readData('reviews/de', shop.voice, de),
  ru: readData('reviews/ru', shop.voice, ru),
  uk: readData('reviews/uk', shop.voice, uk),
  zh: readData('reviews/zh', shop.voice, zh),
};

export type BrandKey = keyof typeof BRANDS;
export type Brand = (typeof BRANDS)[BrandKey];
export type FabricKind = keyof typeof FABRIC_KINDS;
export type Intangible = (typeof INTANGIBLES)['goods'][number];
export type Kind = (typeof KINDS)[number];
export type Kit = (typeof KITS)[number];
export type Style = (typeof STYLES)[number];
export type Voice = (typeof VOICES)['en'];
export type OrderPlan = (typeof PEOPLE)['orders']['special'][number];
export type PersonKey = OrderPlan['who'];
