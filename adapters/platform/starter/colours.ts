import type { Words } from './words/words';

export interface Colour {
  readonly hex: string;
  readonly label: Words;
}

export const COLOURS = {
  black: { hex: '#1c1c1e', label: ['Black', 'Schwarz', 'Чёрный', 'Чорний', '黑色'] },
  charcoal: { hex: '#41444a', label: ['Charcoal', 'Anthrazit', 'Антрацит', 'Антрацит', '炭灰'] },
  grey: { hex: '#8b8f94', label: ['Gray', 'Grau', 'Серый', 'Сірий', '灰色'] },
  stone: { hex: '#c4bdb0', label: ['Stone', 'Stein', 'Каменный', 'Кам’яний', '石灰'] },
  white: { hex: '#f4f3ef', label: ['White', 'Weiß', 'Белый', 'Білий', '白色'] },
  ecru: { hex: '#e8dfcb', label: ['Ecru', 'Ecru', 'Экрю', 'Екрю', '米白'] },
  sand: { hex: '#d3bf9c', label: ['Sand', 'Sand', 'Песочный', 'Пісочний', '沙色'] },
  camel: { hex: '#b98b52', label: ['Camel', 'Camel', 'Верблюжий', 'Верблюжий', '驼色'] },
  tan: { hex: '#a0673a', label: ['Tan', 'Cognac', 'Коньячный', 'Коньячний', '棕褐'] },
  brown: { hex: '#5b3f2e', label: ['Brown', 'Braun', 'Коричневый', 'Коричневий', '棕色'] },
  rust: { hex: '#a94f2b', label: ['Rust', 'Rost', 'Терракотовый', 'Теракотовий', '铁锈红'] },
  orange: { hex: '#e0702e', label: ['Orange', 'Orange', 'Оранжевый', 'Помаранчевий', '橙色'] },
  mustard: { hex: '#c9992f', label: ['Mustard', 'Senf', 'Горчичный', 'Гірчичний', '芥末黄'] },
  yellow: { hex: '#ecc94b', label: ['Yellow', 'Gelb', 'Жёлтый', 'Жовтий', '黄色'] },
  lime: { hex: '#cfe04a', label: ['Lime', 'Limette', 'Лаймовый', 'Лаймовий', '青柠'] },
  sage: { hex: '#9dab8c', label: ['Sage', 'Salbei', 'Шалфей', 'Шавлія', '鼠尾草绿'] },
  olive: { hex: '#5f6440', label: ['Olive', 'Oliv', 'Оливковый', 'Оливковий', '橄榄绿'] },
  green: { hex: '#2e6b4a', label: ['Green', 'Grün', 'Зелёный', 'Зелений', '绿色'] },
  pine: { hex: '#1f4239', label: ['Pine', 'Tanne', 'Хвойный', 'Хвойний', '松绿'] },
  teal: { hex: '#1f6f78', label: ['Teal', 'Petrol', 'Бирюзовый', 'Бірюзовий', '蓝绿'] },
  sky: { hex: '#9cc3dc', label: ['Sky', 'Himmelblau', 'Голубой', 'Блакитний', '天蓝'] },
  blue: { hex: '#2f5fa8', label: ['Blue', 'Blau', 'Синий', 'Синій', '蓝色'] },
  indigo: { hex: '#34466b', label: ['Indigo', 'Indigo', 'Индиго', 'Індиго', '靛蓝'] },
  'light-wash': { hex: '#93acc6', label: ['Light Wash', 'Hell gewaschen', 'Светлая варка', 'Світлий деним', '浅洗蓝'] },
  navy: { hex: '#1f2a44', label: ['Navy', 'Marine', 'Тёмно-синий', 'Темно-синій', '藏青'] },
  plum: { hex: '#5a3150', label: ['Plum', 'Pflaume', 'Сливовый', 'Сливовий', '梅紫'] },
  lilac: { hex: '#b9a7d1', label: ['Lilac', 'Flieder', 'Сиреневый', 'Бузковий', '丁香紫'] },
  burgundy: { hex: '#6d2132', label: ['Burgundy', 'Bordeaux', 'Бордовый', 'Бордовий', '酒红'] },
  red: { hex: '#b8322f', label: ['Red', 'Rot', 'Красный', 'Червоний', '红色'] },
  coral: { hex: '#e5755f', label: ['Coral', 'Koralle', 'Коралловый', 'Кораловий', '珊瑚'] },
  pink: { hex: '#d98aa3', label: ['Pink', 'Rosa', 'Розовый', 'Рожевий', '粉色'] },
  blush: { hex: '#e6c3b8', label: ['Blush', 'Puder', 'Пудровый', 'Пудровий', '裸粉'] },
  silver: { hex: '#b9bec5', label: ['Silver', 'Silber', 'Серебристый', 'Сріблястий', '银色'] },
  gold: { hex: '#c5a253', label: ['Gold', 'Gold', 'Золотистый', 'Золотистий', '金色'] },
} as const satisfies Readonly<Record<string, Colour>>;

export type ColourKey = keyof typeof COLOURS;

/** Returns lightness from 0 to 1 (Rec. 709 weights). */
export function lightness(colour: ColourKey): number {
  const value = Number.parseInt(COLOURS[colour].hex.slice(1), 16);
  return (0.2126 * (value >> 16) + 0.7152 * ((value >> 8) & 255) + 0.0722 * (value & 255)) / 255;
}
