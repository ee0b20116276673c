import { lookUp } from '../../../core/kernel/look-up';
import type { Gender } from '../base/sizes';

export interface Branch {
  readonly key: string;
  readonly children: readonly Branch[];
}

type Outline = string | readonly [key: string, children: readonly Outline[]];

const MEN: Outline = [
  'men',
  [
    [
      'clothing',
      [
        ['jackets', ['parkas', 'bombers', 'vests']],
        ['tops', ['t-shirts', 'polos']],
        'shirts',
        'knitwear',
        ['sweats', ['hoodies', 'sweatshirts']],
        ['trousers', ['chinos', 'joggers', 'leggings']],
        'jeans',
        'shorts',
        'tailoring',
        'swimwear',
      ],
    ],
    ['footwear', ['trainers', 'boots', 'sandals']],
    ['accessories', ['bags', 'headwear', 'scarves-gloves', 'belts', 'socks', 'watches']],
  ],
];

const WOMEN: Outline = [
  'women',
  [
    [
      'clothing',
      [
        ['jackets', ['parkas', 'bombers', 'vests']],
        'dresses',
        ['tops', ['t-shirts', 'polos', 'sports-bras']],
        'shirts',
        'knitwear',
        ['sweats', ['hoodies', 'sweatshirts']],
        'skirts',
        ['trousers', ['chinos', 'joggers', 'leggings']],
        'jeans',
        'shorts',
        'tailoring',
        'swimwear',
      ],
    ],
    ['footwear', ['trainers', 'boots', 'sandals']],
    ['accessories', ['bags', 'headwear', 'scarves-gloves', 'belts', 'socks', 'watches']],
  ],
];

const CHILDREN: Outline = [
  'children',
  [
    [
      'clothing',
      [
        ['jackets', ['parkas', 'bombers', 'vests']],
        'tops',
        'shirts',
        'knitwear',
        'sweats',
        'dresses',
        ['trousers', ['jeans', 'joggers', 'leggings']],
        'shorts',
        'swimwear',
      ],
    ],
    ['footwear', ['trainers', 'boots', 'sandals']],
    ['accessories', ['bags', 'headwear', 'scarves-gloves', 'socks']],
  ],
];

const SPORT: Outline = [
  'sport',
  [
    ['running', ['tops', 'bottoms', 'jackets', 'bras', 'shoes', 'equipment']],
    ['training', ['tops', 'bottoms', 'jackets', 'shoes', 'equipment']],
    ['yoga', ['tops', 'bottoms', 'bras', 'equipment']],
    ['tennis', ['tops', 'bottoms', 'shoes', 'equipment']],
    ['football', ['tops', 'equipment']],
    ['swimming', ['equipment']],
    ['outdoor', ['jackets', 'tops', 'bottoms', 'shoes', 'equipment']],
  ],
];

const GIFTS: Outline = ['gifts', ['gift-cards', 'services', 'plans-books']];

function grow(outline: Outline): Branch {
  if (typeof outline === 'string') return { key: outline, children: [] };
  const [key, children] = outline;
  return { key, children: children.map(grow) };
}

export function departmentTree(): readonly Branch[] {
  return [MEN, WOMEN, CHILDREN, SPORT, GIFTS].map(grow);
}

const SECTION_OF: Readonly<Record<string, string>> = {
  trainers: 'footwear',
  boots: 'footwear',
  sandals: 'footwear',
  bags: 'accessories',
  headwear: 'accessories',
  'scarves-gloves': 'accessories',
  belts: 'accessories',
  socks: 'accessories',
  watches: 'accessories',
};

const ABOVE: Readonly<Record<string, string>> = {
  parkas: 'jackets',
  bombers: 'jackets',
  vests: 'jackets',
  't-shirts': 'tops',
  polos: 'tops',
  'sports-bras': 'tops',
  hoodies: 'sweats',
  sweatshirts: 'sweats',
  chinos: 'trousers',
  joggers: 'trousers',
  leggings: 'trousers',
};

const FOR_CHILDREN: Readonly<Record<string, string>> = {
  't-shirts': 'tops',
  polos: 'tops',
  hoodies: 'sweats',
  sweatshirts: 'sweats',
  chinos: 'trousers',
  jeans: 'trousers/jeans',
  skirts: 'dresses',
};

export function sectionPath(gender: Gender, key_: string): string {
  const section = lookUp(SECTION_OF, key_) ?? 'clothing';
  const special = gender === 'children' ? lookUp(FOR_CHILDREN, key_) : undefined;
  if (special !== undefined) return `${gender}/${section}/${special}`;
  const above = lookUp(ABOVE, key_);
  return [gender, section, ...(above === undefined ? [] : [above]), key_].join('/');
}
