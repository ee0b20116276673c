import type { Page } from '../../core/shopper';
import type { WornSkins } from '../../core/staff';
import { laterPartsOf, PAGE_MODULES, partsFor } from '../app/navigation/page-registry';
import { wordsOf } from '../app/page-words';
import { rareModules } from '../app/navigation/rare-pages';
import { messagesModules, type InterfaceLanguage } from '../text/languages';
import { assetsOf, type BuildManifest, type PageAssets } from './assets';

const LATIN = ['sofia-sans-latin-wght-normal', 'sofia-sans-extra-condensed-latin-wght-normal'];
const CYRILLIC = ['sofia-sans-cyrillic-wght-normal', 'sofia-sans-extra-condensed-cyrillic-wght-normal'];

const FIRST_FONTS: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  de: LATIN,
  en: LATIN,
  ru: [...LATIN, ...CYRILLIC],
  uk: [...LATIN, ...CYRILLIC],
  zh: LATIN,
};

export function rememberedAssets(manifest: BuildManifest): (page: Page, language: InterfaceLanguage) => PageAssets {
  const made = new Map<string, PageAssets>();
  return (page, language) => {
    const { name } = page;
    const parts = partsFor(page).map(({ source }) => source);
    const sources = [PAGE_MODULES[name], ...rareModules(name), ...parts, ...messagesModules(language, wordsOf(name))];
    const key = `${name} ${sources.join(' ')}`;
    const later = laterPartsOf(name).map(({ source }) => source);
    const assets = made.get(key) ?? assetsOf(manifest, sources, FIRST_FONTS[language], later);
    made.set(key, assets);
    return assets;
  };
}

export function wornAssets(assets: PageAssets, { standard, dark }: WornSkins): PageAssets {
  const isCondensed = [standard, dark].some((skin) => skin?.tokens['display-face'] === 'condensed');
  return isCondensed ? assets : { ...assets, fonts: assets.fonts.filter((file) => !file.includes('condensed')) };
}
