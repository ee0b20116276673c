import type { Good } from './order';
import type { KitPlan } from './kits';
import type { Intangible } from './services';
import { SPECIAL_KINDS } from './special-kinds';

const CLUB_STARTER: KitPlan = {
  key: 'club-starter',
  name: [
    'Club Starter at One Price',
    'Club-Start zum Festpreis',
    'Клубный набор по одной цене',
    'Клубний набір за однією ціною',
    '俱乐部入门一口价套装',
  ],
  brand: 'forecourt',
  category: 'sport/tennis/equipment',
  text: [
    'Racket, bag and bottle at one price; a flask in place of the bottle adds a little.',
    'Schläger, Tasche und Flasche zum Festpreis; eine Thermosflasche an ihrer Stelle kostet etwas mehr.',
    'Ракетка, сумка и бутылка по одной цене; термос вместо бутылки — с небольшой доплатой.',
    'Ракетка, сумка й пляшка за однією ціною; термос замість пляшки — з невеликою доплатою.',
    '球拍、球拍包和水壶一口价；水壶换成保温瓶只需少许加价。',
  ],
  ownPrice: 249,
  places: [
    { title: 'Racket', required: true, qty: 1, choices: [['tennis-racket', 0]] },
    { title: 'Bag', required: true, qty: 1, choices: [['racket-bag', 0]] },
    {
      title: 'Bottle',
      required: true,
      qty: 1,
      choices: [
        ['insulated-bottle', 0],
        ['insulated-bottle', 1],
        ['flask', 0],
        ['flask', 1],
      ],
      adds: [undefined, undefined, { price: 8, price_type: 'fixed' }, { price: 4, price_type: 'percent' }],
    },
  ],
};

const RUNNING_YEAR: Intangible = {
  key: 'plan-running-year',
  ptype: 'plan',
  price: 5,
  cut: 'plan',
  colour: 'plum',
  accent: 'white',
  name: [
    'The Running Year, Part by Part',
    'Das Laufjahr, Teil für Teil',
    'Беговой год по частям',
    'Біговий рік частинами',
    '跑步全年计划（分册）',
  ],
  text: [
    'Four plans of eight weeks, one for each season. Take all or only those you lack; each adds its price, and every one opens with the same introduction.',
    'Vier Pläne zu acht Wochen, einer für jede Jahreszeit. Nimm alle oder nur die, die dir fehlen; jeder hat seinen Preis, und jeder beginnt mit derselben Einführung.',
    'Четыре плана по восемь недель, по одному на время года. Берите все или только нужные: у каждого своя цена, и каждый открывается одним и тем же введением.',
    'Чотири плани по вісім тижнів, по одному на пору року. Беріть усі або лише потрібні: кожен має свою ціну й починається тим самим вступом.',
    '四份八周计划，每季一份。可全选，也可只选需要的；每份单独计价，并附有相同的导言。',
  ],
  parts: [
    { title: 'Winter: Base (PDF)', price: 7 },
    { title: 'Spring: Speed (PDF)', price: 7 },
    { title: 'Summer: Distance (PDF)', price: 9 },
    { title: 'Autumn: Races (PDF)', price: 9 },
  ],
};

export const SPECIALS: readonly Good[] = [
  { type: 'bundle', plan: CLUB_STARTER },
  { type: 'downloadable', plan: RUNNING_YEAR },
  ...SPECIAL_KINDS.map((kind): Good => ({ type: 'simple', kind, number: 0 })),
];
