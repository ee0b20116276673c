import { lookUp } from '../../../core/kernel/look-up';
import type { AttributeRecord, Language } from '../ports/catalogue/catalogue-data';
import { COLOURS } from './colours';
import { MATERIALS } from './materials';
import { allSizes, ONE_SIZE, sizeLabel } from './sizes';
import { PRODUCT_KINDS } from './product-kinds';
import { BRITISH } from '../../../core/contract/foundation/text-languages';
import { britishMembers } from './words/british';
import { inLanguage, OTHER_LANGUAGES } from './words/words';
import type { Words } from './words/words';

export const ATTRIBUTE_IDS = {
  gender: 135,
  ptype: 136,
  color: 93,
  size: 142,
  set: 137,
  brand: 138,
  collection: 139,
  material: 140,
  fit: 141,
  sport: 143,
  approved: 144,
  country_of_manufacture: 145,
  season: 146,
} as const;

type AttributeCode = keyof typeof ATTRIBUTE_IDS;

export const ATTRIBUTE_LABELS: Readonly<Record<AttributeCode, Words>> = {
  gender: ['Gender', 'Für', 'Для кого', 'Для кого', '性别'],
  ptype: ['Product', 'Produkt', 'Товар', 'Товар', '品类'],
  color: ['Color', 'Farbe', 'Цвет', 'Колір', '颜色'],
  size: ['Size', 'Größe', 'Размер', 'Розмір', '尺码'],
  set: ['Part of outfit', 'Teil des Outfits', 'Часть образа', 'Частина образу', '搭配部位'],
  brand: ['Brand', 'Marke', 'Бренд', 'Бренд', '品牌'],
  collection: ['Collection', 'Kollektion', 'Коллекция', 'Колекція', '系列'],
  material: ['Material', 'Material', 'Материал', 'Матеріал', '材质'],
  fit: ['Fit', 'Passform', 'Посадка', 'Посадка', '版型'],
  sport: ['Sport', 'Sportart', 'Вид спорта', 'Вид спорту', '运动项目'],
  approved: ['Approved', 'Freigegeben', 'Одобрено', 'Схвалено', '已审核'],
  season: ['Season', 'Saison', 'Сезон', 'Сезон', '季节'],
  country_of_manufacture: ['Made in', 'Hergestellt in', 'Страна производства', 'Країна виробництва', '产地'],
};

export type Options = Readonly<Record<string, Words | { readonly label: Words; readonly swatch: string }>>;

const GENDERS: Options = {
  men: ['Men', 'Herren', 'Мужчины', 'Чоловіки', '男士'],
  women: ['Women', 'Damen', 'Женщины', 'Жінки', '女士'],
  children: ['Children', 'Kinder', 'Дети', 'Діти', '儿童'],
};

const SETS: Options = {
  top: ['Top', 'Oberteil', 'Верх', 'Верх', '上装'],
  bottom: ['Bottom', 'Unterteil', 'Низ', 'Низ', '下装'],
  shoes: ['Shoes', 'Schuhe', 'Обувь', 'Взуття', '鞋'],
};

const SEASONS: Options = {
  summer: ['Summer', 'Sommer', 'Лето', 'Літо', '夏季'],
  winter: ['Winter', 'Winter', 'Зима', 'Зима', '冬季'],
};

const FITS: Options = {
  slim: ['Slim', 'Schmal', 'Зауженная', 'Завужена', '修身'],
  regular: ['Regular', 'Normal', 'Прямая', 'Пряма', '标准'],
  relaxed: ['Relaxed', 'Bequem', 'Свободная', 'Вільна', '宽松'],
  oversized: ['Oversized', 'Oversized', 'Оверсайз', 'Оверсайз', '廓形'],
  compression: ['Compression', 'Kompression', 'Компрессионная', 'Компресійна', '紧身压缩'],
};

const SPORT_NAMES: Options = {
  running: ['Running', 'Laufen', 'Бег', 'Біг', '跑步'],
  training: ['Training', 'Training', 'Тренировки', 'Тренування', '训练'],
  yoga: ['Yoga', 'Yoga', 'Йога', 'Йога', '瑜伽'],
  tennis: ['Tennis', 'Tennis', 'Теннис', 'Теніс', '网球'],
  football: ['Soccer', 'Fußball', 'Футбол', 'Футбол', '足球'],
  swimming: ['Swimming', 'Schwimmen', 'Плавание', 'Плавання', '游泳'],
  outdoor: ['Outdoor', 'Outdoor', 'Активный отдых', 'Активний відпочинок', '户外'],
};

const COUNTRIES: Options = {
  FR: ['France', 'Frankreich', 'Франция', 'Франція', '法国'],
  GB: ['United Kingdom', 'Vereinigtes Königreich', 'Великобритания', 'Велика Британія', '英国'],
  IT: ['Italy', 'Italien', 'Италия', 'Італія', '意大利'],
  JP: ['Japan', 'Japan', 'Япония', 'Японія', '日本'],
  NO: ['Norway', 'Norwegen', 'Норвегия', 'Норвегія', '挪威'],
  PT: ['Portugal', 'Portugal', 'Португалия', 'Португалія', '葡萄牙'],
  SE: ['Sweden', 'Schweden', 'Швеция', 'Швеція', '瑞典'],
  TR: ['Turkey', 'Türkei', 'Турция', 'Туреччина', '土耳其'],
};

const APPROVAL: Options = {
  '0': ['No', 'Nein', 'Нет', 'Ні', '否'],
  '1': ['Yes', 'Ja', 'Да', 'Так', '是'],
};

export const proper = (name: string): Words => [name, name, name, name, name];

const COMPARABLE: ReadonlySet<AttributeCode> = new Set([
  'color',
  'fit',
  'material',
  'size',
  'sport',
  'brand',
  'country_of_manufacture',
]);

function sizeOptions(): Options {
  return Object.fromEntries(allSizes().map((size) => [size, size === 'one-size' ? ONE_SIZE : proper(sizeLabel(size))]));
}

function colourOptions(): Options {
  return Object.fromEntries(Object.entries(COLOURS).map(([key, { hex, label }]) => [key, { label, swatch: hex }]));
}

function isWords(option: Options[string]): option is Words {
  return Array.isArray(option);
}

function recordOf(code: AttributeCode, options: Options): AttributeRecord {
  // Not Object.entries: integer-like keys such as '92' would come first.
  const inOrder = code === 'size' ? allSizes() : Object.keys(options);
  const entries = inOrder.flatMap((value) => {
    const option = lookUp(options, value);
    return option === undefined ? [] : [{ value, ...(isWords(option) ? { label: option } : option) }];
  });
  const labelsIn = (language: Language): Readonly<Record<string, string>> => ({
    '': inLanguage(ATTRIBUTE_LABELS[code], language),
    ...Object.fromEntries(entries.map(({ value, label }) => [value, inLanguage(label, language)])),
  });
  const british = britishMembers(labelsIn('en'));
  return {
    attribute: {
      attribute_code: code,
      attribute_id: ATTRIBUTE_IDS[code],
      default_frontend_label: ATTRIBUTE_LABELS[code][0],
      frontend_input: code === 'gender' || code === 'set' ? 'multiselect' : 'select',
      options: entries.map(({ label, ...rest }) => ({ ...rest, label: label[0] })),
      is_user_defined: true,
      is_visible: code !== 'approved' && code !== 'season',
      is_comparable: COMPARABLE.has(code),
    },
    labels: {
      ...Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, labelsIn(language)])),
      ...(british && { [BRITISH]: british }),
    },
  };
}

export interface OwnOptions {
  readonly brand?: Options;
  readonly collection?: Options;
}

export function attributeRecords({ brand = {}, collection = {} }: OwnOptions = {}): AttributeRecord[] {
  return [
    recordOf('gender', GENDERS),
    recordOf('ptype', PRODUCT_KINDS),
    recordOf('color', colourOptions()),
    recordOf('size', sizeOptions()),
    recordOf('set', SETS),
    recordOf('brand', brand),
    recordOf('collection', collection),
    recordOf('material', MATERIALS),
    recordOf('fit', FITS),
    recordOf('sport', SPORT_NAMES),
    recordOf('country_of_manufacture', COUNTRIES),
    recordOf('season', SEASONS),
    recordOf('approved', APPROVAL),
  ];
}
