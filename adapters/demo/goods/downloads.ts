import type { ColourKey } from '../../platform/starter/colours';
import type { Words } from '../../platform/starter/words/words';
import type { Intangible } from './services';

const PLAN_TEXT: Words = [
  'A plan as PDF and calendar file: what to do each day, why, and what to do when a day is missed.',
  'Ein Plan als PDF und Kalenderdatei: was jeden Tag ansteht, warum, und was tun, wenn einer ausfällt.',
  'План в PDF и файле календаря: что делать каждый день, зачем и как быть, если день пропущен.',
  'План у PDF і файлі календаря: що робити щодня, навіщо і як бути, якщо день пропущено.',
  'PDF与日历文件形式的计划：每天练什么、为什么，以及错过一天怎么办。',
];

const BOOK_TEXT: Words = [
  'An e-book of about ninety pages, as EPUB and PDF, to read on any device and to lend to a friend.',
  'Ein E-Book mit rund neunzig Seiten als EPUB und PDF, für jedes Gerät und zum Verleihen.',
  'Электронная книга примерно на девяносто страниц в EPUB и PDF: читать на любом устройстве и одолжить другу.',
  'Електронна книжка приблизно на дев’яносто сторінок в EPUB і PDF: читати на будь-якому пристрої й позичити другові.',
  '约九十页的电子书，EPUB与PDF格式，可在任何设备阅读，也可借给朋友。',
];

const plan = (key: string, name: Words, price: number, colour: ColourKey): Intangible => ({
  key,
  name,
  ptype: 'plan',
  price,
  cut: 'plan',
  colour,
  accent: 'white',
  text: PLAN_TEXT,
  files: [`${name[0]} (PDF)`, `${name[0]} (calendar)`],
});

const book = (key: string, name: Words, price: number, colour: ColourKey): Intangible => ({
  key,
  name,
  ptype: 'e-book',
  price,
  cut: 'e-book',
  colour,
  accent: 'ecru',
  text: BOOK_TEXT,
  files: [`${name[0]} (EPUB)`, `${name[0]} (PDF)`],
});

export const DOWNLOADS: readonly Intangible[] = [
  plan(
    'plan-10k',
    [
      '10 km in Eight Weeks',
      '10 km in acht Wochen',
      '10 км за восемь недель',
      '10 км за вісім тижнів',
      '八周跑完10公里',
    ],
    19,
    'coral',
  ),
  book(
    'book-rain',
    [
      'The Rain Walker’s Handbook',
      'Handbuch für Regengänger',
      'Справочник любителя дождя',
      'Довідник любителя дощу',
      '雨中行走手册',
    ],
    15,
    'pine',
  ),
  plan(
    'plan-first-5k',
    ['From Sofa to 5 km', 'Vom Sofa zu 5 km', 'С дивана до 5 км', 'З дивана до 5 км', '从沙发到5公里'],
    12,
    'sky',
  ),
  plan(
    'plan-half',
    [
      'Half Marathon in Twelve Weeks',
      'Halbmarathon in zwölf Wochen',
      'Полумарафон за двенадцать недель',
      'Напівмарафон за дванадцять тижнів',
      '十二周半程马拉松',
    ],
    25,
    'lime',
  ),
  book(
    'book-knit-care',
    [
      'Caring for Knitwear',
      'Strick richtig pflegen',
      'Как ухаживать за трикотажем',
      'Як доглядати за трикотажем',
      '针织护理指南',
    ],
    12,
    'camel',
  ),
  plan(
    'plan-marathon',
    [
      'Marathon in Sixteen Weeks',
      'Marathon in sechzehn Wochen',
      'Марафон за шестнадцать недель',
      'Марафон за шістнадцять тижнів',
      '十六周全程马拉松',
    ],
    29,
    'navy',
  ),
  plan(
    'plan-strength',
    [
      'Strength for Beginners',
      'Krafttraining für Einsteiger',
      'Силовые тренировки для начинающих',
      'Силові тренування для початківців',
      '力量训练入门',
    ],
    19,
    'charcoal',
  ),
  book(
    'book-packing',
    [
      'How to Pack One Bag',
      'Mit einer Tasche reisen',
      'Как собрать одну сумку',
      'Як зібрати одну сумку',
      '一只包的打包术',
    ],
    12,
    'rust',
  ),
  plan(
    'plan-yoga',
    [
      'Thirty Yoga Mornings',
      'Dreißig Yoga-Morgen',
      'Тридцать утр с йогой',
      'Тридцять ранків з йогою',
      '三十个瑜伽清晨',
    ],
    19,
    'sage',
  ),
  book(
    'book-denim',
    ['Mending Denim', 'Denim flicken', 'Как чинить деним', 'Як лагодити денім', '丹宁修补术'],
    12,
    'indigo',
  ),
  plan(
    'plan-footwork',
    ['Tennis Footwork', 'Beinarbeit im Tennis', 'Работа ног в теннисе', 'Робота ніг у тенісі', '网球步法训练'],
    15,
    'green',
  ),
  book(
    'book-swim',
    ['Swimming Outdoors', 'Schwimmen im Freien', 'Плавание под открытым небом', 'Плавання просто неба', '户外游泳'],
    15,
    'teal',
  ),
];
