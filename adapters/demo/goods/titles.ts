import type { Product } from '../../../core/contract';
import { COLOURS } from '../../platform/starter/colours';
import { british } from '../../platform/starter/words/british';
import { inLanguage, OTHER_LANGUAGES } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';
import { BRITISH, type TextTongue } from '../../../core/contract/foundation/text-languages';
import { DOWNLOADS } from './downloads';

const OF_OPTIONS: readonly Words[] = [
  ['Monogram', 'Monogramm', 'Монограмма', 'Монограма', '姓名缩写'],
  ['Monogram color', 'Farbe des Monogramms', 'Цвет монограммы', 'Колір монограми', '缩写颜色'],
  ['Blind (no color)', 'Blindprägung (ohne Farbe)', 'Блинт (без цвета)', 'Блінт (без кольору)', '素压（无色）'],
  ['Gold foil', 'Goldfolie', 'Золотая фольга', 'Золота фольга', '烫金'],
  ['Silver foil', 'Silberfolie', 'Серебряная фольга', 'Срібна фольга', '烫银'],
  ['Engraving', 'Gravur', 'Гравировка', 'Гравіювання', '刻字'],
  ['Grip size', 'Griffstärke', 'Размер ручки', 'Розмір ручки', '拍柄尺寸'],
  ['L1 (4 1/8)', 'L1 (4 1/8)', 'L1 (4 1/8)', 'L1 (4 1/8)', 'L1 (4 1/8)'],
  ['L2 (4 1/4)', 'L2 (4 1/4)', 'L2 (4 1/4)', 'L2 (4 1/4)', 'L2 (4 1/4)'],
  ['L3 (4 3/8)', 'L3 (4 3/8)', 'L3 (4 3/8)', 'L3 (4 3/8)', 'L3 (4 3/8)'],
  ['Strings', 'Saiten', 'Струны', 'Струни', '拍线'],
  ['Factory strings', 'Werksbesaitung', 'Заводские струны', 'Заводські струни', '原厂拍线'],
  [
    'Multifilament, strung by hand',
    'Multifilament, von Hand besaitet',
    'Мультифиламент, ручная натяжка',
    'Мультифіламент, ручне натягування',
    '复丝线，手工穿线',
  ],
  [
    'Natural gut, strung by hand',
    'Naturdarm, von Hand besaitet',
    'Натуральные струны, ручная натяжка',
    'Натуральні струни, ручне натягування',
    '天然羊肠线，手工穿线',
  ],
  ['Name', 'Name', 'Имя', 'Ім’я', '姓名'],
  ['Name and number', 'Name und Nummer', 'Имя и номер', 'Ім’я та номер', '姓名与号码'],
  ['For whom', 'Für wen', 'Для кого', 'Для кого', '收礼人'],
  [
    'Their e-mail',
    'E-Mail-Adresse der Person',
    'Электронная почта получателя',
    'Електронна пошта отримувача',
    '收礼人邮箱',
  ],
  ['Message', 'Nachricht', 'Сообщение', 'Повідомлення', '留言'],
  ['Send on', 'Senden am', 'Дата отправки', 'Дата надсилання', '发送日期'],
  ['Tension', 'Bespannungshärte', 'Натяжение', 'Натяг', '磅数'],
  ['22 kg, soft', '22 kg, weich', '22 кг, мягкое', '22 кг, м’який', '22公斤，偏软'],
  ['24 kg, medium', '24 kg, mittel', '24 кг, среднее', '24 кг, середній', '24公斤，适中'],
  ['26 kg, firm', '26 kg, hart', '26 кг, жёсткое', '26 кг, жорсткий', '26公斤，偏硬'],
  ['Extras', 'Extras', 'Дополнительно', 'Додатково', '附加服务'],
  ['Handwritten card', 'Handgeschriebene Karte', 'Открытка от руки', 'Листівка від руки', '手写贺卡'],
  ['Silk ribbon', 'Seidenband', 'Шёлковая лента', 'Шовкова стрічка', '丝带'],
  ['Parts', 'Teile', 'Части', 'Частини', '分册'],
  ['Winter: Base (PDF)', 'Winter: Grundlage (PDF)', 'Зима: база (PDF)', 'Зима: база (PDF)', '冬季：基础（PDF）'],
  [
    'Spring: Speed (PDF)',
    'Frühling: Tempo (PDF)',
    'Весна: скорость (PDF)',
    'Весна: швидкість (PDF)',
    '春季：速度（PDF）',
  ],
  [
    'Summer: Distance (PDF)',
    'Sommer: Distanz (PDF)',
    'Лето: дистанция (PDF)',
    'Літо: дистанція (PDF)',
    '夏季：距离（PDF）',
  ],
  ['Autumn: Races (PDF)', 'Herbst: Rennen (PDF)', 'Осень: старты (PDF)', 'Осінь: старти (PDF)', '秋季：比赛（PDF）'],
];

const OF_KITS: readonly Words[] = [
  ['Backpack', 'Rucksack', 'Рюкзак', 'Рюкзак', '背包'],
  ['Bag', 'Tasche', 'Сумка', 'Сумка', '包'],
  ['Ball', 'Ball', 'Мяч', 'М’яч', '球'],
  ['Balls', 'Bälle', 'Мячи', 'М’ячі', '球'],
  ['Beanie', 'Mütze', 'Шапка', 'Шапка', '针织帽'],
  ['Bottle', 'Flasche', 'Бутылка', 'Пляшка', '水壶'],
  ['Flask', 'Thermosflasche', 'Термос', 'Термос', '保温瓶'],
  ['Gloves', 'Handschuhe', 'Перчатки', 'Рукавички', '手套'],
  ['Mat', 'Matte', 'Коврик', 'Килимок', '垫子'],
  ['Racket', 'Schläger', 'Ракетка', 'Ракетка', '球拍'],
  ['Snood', 'Schlauchschal', 'Снуд', 'Снуд', '围脖'],
  ['Socks', 'Socken', 'Носки', 'Шкарпетки', '袜子'],
  ['Travel mat', 'Reisematte', 'Дорожный коврик', 'Дорожній килимок', '旅行垫'],
  ['Watch', 'Uhr', 'Часы', 'Годинник', '腕表'],
];

const KINDS_OF_FILE: readonly Words[] = [
  [' (PDF)', ' (PDF)', ' (PDF)', ' (PDF)', '（PDF）'],
  [' (EPUB)', ' (EPUB)', ' (EPUB)', ' (EPUB)', '（EPUB）'],
  [' (calendar)', ' (Kalender)', ' (календарь)', ' (календар)', '（日历）'],
];

const OF_FILES: readonly Words[] = DOWNLOADS.flatMap(({ name }) =>
  KINDS_OF_FILE.map(([en, de, ru, uk, zh]): Words => [
    `${name[0]}${en}`,
    `${name[1]}${de}`,
    `${name[2]}${ru}`,
    `${name[3]}${uk}`,
    `${name[4]}${zh}`,
  ]),
);

const BY_ENGLISH: ReadonlyMap<string, Words> = new Map(
  [...OF_OPTIONS, ...OF_KITS, ...OF_FILES, ...Object.values(COLOURS).map(({ label }) => label)].map((words) => [
    words[0],
    words,
  ]),
);

export function titlesOf({
  custom_options,
  bundle_options,
  downloadable_links,
  media_gallery,
}: Product): readonly string[] {
  const asked = (custom_options ?? []).flatMap(({ title, values = [] }) => [
    title,
    ...values.map((value) => value.title),
  ]);
  const places = (bundle_options ?? []).flatMap(({ title }) => title ?? []);
  const files = (downloadable_links ?? []).map(({ title }) => title);
  const shown = (media_gallery ?? []).flatMap(({ lab }) => (typeof lab === 'string' && lab !== '' ? [lab] : []));
  return [...new Set([...asked, ...places, ...files, ...shown])];
}

type TitleTexts = Partial<Record<TextTongue, { readonly titles: Readonly<Record<string, string>> }>>;

/** Returns titles in each language, plus British English where it differs. */
export function titleTexts(product: Product): TitleTexts {
  const titles = titlesOf(product);
  const texts: TitleTexts = {};
  const add = (tongue: TextTongue, format: (title: string) => string | undefined) => {
    const said = titles.flatMap((title) => {
      const own = format(title);
      return own === undefined ? [] : [[title, own] as const];
    });
    if (said.length > 0) texts[tongue] = { titles: Object.fromEntries(said) };
  };
  for (const language of OTHER_LANGUAGES)
    add(language, (title) => {
      const words = BY_ENGLISH.get(title);
      return words === undefined ? undefined : inLanguage(words, language);
    });
  add(BRITISH, british);
  return texts;
}
