import { fixtureCatalogue } from '../../../../testing/search/fixture-catalogue';
import type { IndexDocument } from '../../../../adapters/search/local';

/** Expected results were written before running the index. */
const ENGLISH: readonly (readonly [string, readonly string[]])[] = [
  ['denim jacket', ['MJ-001']],
  ['jackets', ['MJ-001', 'MJ-002', 'WJ-003', 'WJ-004']],
  ['rain jacket', ['MJ-002']],
  ['leather jacket', ['WJ-004']],
  ['black leather jacket', ['WJ-004']],
  ['t-shirt', ['MT-020']],
  ['tshirt', ['MT-020']],
  ['t shirts', ['MT-020']],
  ['v-neck tee', ['WT-021']],
  ['oxford shirt', ['MS-030']],
  ['shorts', ['MC-073']],
  ['running shoes women', ['WF-081']],
  ['womens dresses', ['WD-060', 'WD-061', 'WD-062']],
  ['cafe dress', ['WD-062']],
  ['hoodies', ['MH-040', 'WH-041']],
  ['grey hoodie', ['MH-040', 'WH-041']],
  ['sweat shirt', ['MW-042']],
  ['501', ['MJ-070']],
  ['scarf', ['UA-092']],
  ['boots for men', ['MF-083']],
  ['beanies', ['UA-090']],
  ['back pack', ['UB-094']],
  ['WJ-004', ['WJ-004']],
  ['wj004', ['WJ-004']],
  ['MF-083-M-Brown', ['MF-083']],
  ['maison brulee coat', ['WC-011']],
  ['wool coat', ['WC-011']],
  ['jumper', ['WK-050']],
  ['trainers', ['MF-082']],
  ['rucksack', ['UB-094']],
  ['tee', ['WT-021']],
  ['tennis racquet', ['RK-099']],
  // typos: missing, added, wrong and swapped letters
  ['jaket', ['MJ-001', 'MJ-002', 'WJ-003', 'WJ-004']],
  ['denmi jacket', ['MJ-001']],
  ['leathr belt', ['UA-093']],
  ['snekers', ['MF-082']],
  ['runing shoes', ['MF-080', 'WF-081']],
  ['hoodiee', ['MH-040', 'WH-041']],
  ['cardigen', ['MK-051']],
  ['legings', ['WL-074']],
  ['backpakc', ['UB-094']],
  ['chelsae boots', ['MF-083']],
  ['chin', ['MC-072']],
  ['cardi', ['MK-051']],
  ['wear swim', ['WW-076']],
  ['ennis', ['RK-099']],
];

const OTHERS: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  de: [
    ['jacke', ['DE-1', 'DE-2']],
    ['Jacken damen', ['DE-2']],
    ['lederjacken', ['DE-2']],
    ['ubergangsmantel', ['DE-3']],
    ['mäntel', ['DE-3']],
    ['hose', ['DE-4']],
    ['laufschuh', ['DE-5']],
    ['große größen', ['DE-5']],
    ['grosse', ['DE-5']],
    ['stiefel', ['DE-6']],
    ['jogginhose', ['DE-4']],
    ['mantel damen', ['DE-3']],
    ['schwarze lederjacke', ['DE-2']],
  ],
  ru: [
    ['куртка', ['RU-1', 'RU-2']],
    ['джинсовые куртки', ['RU-1']],
    ['теплая куртка', ['RU-2']],
    ['ТЁПЛАЯ', ['RU-2']],
    ['платья', ['RU-3']],
    ['кросовки', ['RU-4']],
    ['шапок', ['RU-5']],
    ['футболку', ['RU-6']],
    ['футблка', ['RU-6']],
  ],
  uk: [
    ['куртки', ['UK-1']],
    ['сукня', ['UK-2']],
    ['сорочок', ['UK-3']],
    ['кросівок', ['UK-4']],
    ['сорчка', ['UK-3']],
  ],
  zh: [
    ['夹克', ['CN-1']],
    ['牛仔夹克', ['CN-1']],
    ['连衣裙', ['CN-2']],
    ['裙', ['CN-2']],
    ['跑步鞋', ['CN-3']],
    ['羊毛', ['CN-4']],
  ],
};

export const FIXTURE_SHOPS: readonly {
  readonly language: string;
  readonly documents: readonly IndexDocument[];
  readonly queries: readonly (readonly [text: string, right: readonly string[]])[];
}[] = Object.entries({ en: ENGLISH, ...OTHERS }).map(([language, queries]) => ({
  language,
  documents: fixtureCatalogue(language),
  queries,
}));
