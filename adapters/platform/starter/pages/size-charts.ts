import { BELT_SIZES, CHILD_SIZES, SHOE_SIZES, SMALL_SHOE_SIZES } from '../../../../core/kernel/size-tables';
import { bandLabel, type SizeFor } from '../../../../core/product/size-labels';
import type { Words } from '../words/words';
import { heading, list, table, text } from './page-text';
import type { PagePart } from './page-text';

const EU: Words = ['EU', 'EU', 'EU', 'EU', '欧码'];
const UK: Words = ['UK', 'UK', 'UK', 'UK', '英码'];
const US: Words = ['US', 'US', 'US', 'US', '美码'];
const US_MEN: Words = ['US men', 'US Herren', 'US муж.', 'US чол.', '美码（男）'];
const US_WOMEN: Words = ['US women', 'US Damen', 'US жен.', 'US жін.', '美码（女）'];
const SIZE: Words = ['Size', 'Größe', 'Размер', 'Розмір', '尺码'];
const CHEST: Words = ['Chest, cm', 'Brust, cm', 'Грудь, см', 'Груди, см', '胸围（厘米）'];
const WAIST: Words = ['Waist, cm', 'Taille, cm', 'Талия, см', 'Талія, см', '腰围（厘米）'];
const HIP: Words = ['Hip, cm', 'Hüfte, cm', 'Бёдра, см', 'Стегна, см', '臀围（厘米）'];
const FOOT: Words = ['Foot length, cm', 'Fußlänge, cm', 'Длина стопы, см', 'Довжина стопи, см', '脚长（厘米）'];
const INCHES: Words = ['US and UK, inches', 'US und UK, Zoll', 'US и UK, дюймы', 'US і UK, дюйми', '美码/英码（英寸）'];
const AGE: Words = ['Age, about', 'Alter, etwa', 'Возраст, примерно', 'Вік, приблизно', '参考年龄'];

const MEASURE_CHEST: Words = [
  'Chest: round the fullest part, arms down, tape level.',
  'Brust: um die stärkste Stelle, Arme hängen lassen, Maßband waagerecht.',
  'Грудь: по самой выступающей части, руки опущены, лента горизонтально.',
  'Груди: по найвиступнішій частині, руки опущені, стрічка горизонтально.',
  '胸围：双臂下垂，软尺水平绕胸部最丰满处一周。',
];
const MEASURE_WAIST: Words = [
  'Waist: at the narrowest part, without drawing in.',
  'Taille: an der schmalsten Stelle, ohne einzuziehen.',
  'Талия: в самом узком месте, не втягивая живот.',
  'Талія: у найвужчому місці, не втягуючи живіт.',
  '腰围：绕腰部最细处一周，自然放松。',
];
const MEASURE_FOOT: Words = [
  'Foot: stand on paper against a wall and mark the longest toe; measure both feet in the evening.',
  'Fuß: auf Papier an der Wand stehen und den längsten Zeh markieren; abends beide Füße messen.',
  'Стопа: встаньте на лист бумаги у стены и отметьте самый длинный палец; измеряйте обе стопы вечером.',
  'Стопа: станьте на аркуш паперу біля стіни й позначте найдовший палець; вимірюйте обидві стопи ввечері.',
  '脚长：靠墙站在纸上，标出最长脚趾；请在傍晚测量双脚。',
];

export const MEASURING: PagePart = list(MEASURE_CHEST, MEASURE_WAIST, MEASURE_FOOT);

const WOMEN: readonly PagePart[] = [
  heading('Women', 'Damen', 'Женщины', 'Жінки', '女士'),
  table(
    [SIZE, CHEST, WAIST, HIP],
    [
      ['XS', '80–84', '62–66', '87–91'],
      ['S', '84–88', '66–70', '91–95'],
      ['M', '88–94', '70–76', '95–101'],
      ['L', '94–100', '76–82', '101–107'],
      ['XL', '100–108', '82–90', '107–114'],
      ['XXL', '108–116', '90–98', '114–121'],
    ],
  ),
];

const MEN: readonly PagePart[] = [
  heading('Men', 'Herren', 'Мужчины', 'Чоловіки', '男士'),
  table(
    [SIZE, CHEST, WAIST, HIP],
    [
      ['S', '88–94', '74–80', '90–95'],
      ['M', '94–100', '80–86', '95–100'],
      ['L', '100–106', '86–92', '100–106'],
      ['XL', '106–114', '92–100', '106–112'],
      ['XXL', '114–122', '100–108', '112–118'],
      ['3XL', '122–130', '108–118', '118–125'],
    ],
  ),
];

const TROUSERS: readonly PagePart[] = [
  heading('Pants by waist', 'Hosen nach Bundweite', 'Брюки по талии', 'Штани за талією', '按腰围选裤'),
  text(
    'The number after W is the waistband in inches.',
    'Die Zahl nach dem W ist die Bundweite in Zoll.',
    'Число после W — обхват пояса в дюймах.',
    'Число після W — обхват пояса в дюймах.',
    'W后的数字为裤腰英寸数。',
  ),
  table(
    [SIZE, WAIST],
    [
      ['W28', '71'],
      ['W29', '74'],
      ['W30', '76'],
      ['W31', '79'],
      ['W32', '81'],
      ['W33', '84'],
      ['W34', '86'],
      ['W36', '91'],
      ['W38', '97'],
    ],
  ),
];

const SHOES: readonly PagePart[] = [
  heading('Shoes', 'Schuhe', 'Обувь', 'Взуття', '鞋码'),
  table(
    [EU, UK, US_MEN, US_WOMEN, FOOT],
    SHOE_SIZES.map(({ eu, uk, us, foot }) => [eu, uk, us.men, us.women, foot]),
  ),
];

/** Bands of shoe sizes, EU, and the length of the foot in centimetres. */
const SOCK_BANDS = [
  ['36–38', '22.8–24.1'],
  ['39–41', '24.8–26.1'],
  ['42–44', '26.8–28.1'],
  ['45–47', '28.8–30.1'],
] as const;
const SMALL_SOCK_BANDS = [
  ['27–30', '16.5–18.8'],
  ['31–34', '19.5–21.4'],
  ['35–38', '22.1–24.1'],
] as const;

/** As the buttons print it in that system, without its name: the head of the column says it. */
function band(eu: string, system: 'uk' | 'us', whom: SizeFor): string {
  return (bandLabel(eu, system, whom) ?? '').replace(/^(?:UK|US) /, '');
}

const SOCKS: readonly PagePart[] = [
  heading('Socks', 'Socken', 'Носки', 'Шкарпетки', '袜子'),
  text(
    'The size is your shoe size; between two bands, take the larger one.',
    'Die Größe ist deine Schuhgröße; zwischen zwei Größen nimm die größere.',
    'Размер носков — ваш размер обуви; между двумя выбирайте больший.',
    'Розмір шкарпеток — ваш розмір взуття; між двома вибирайте більший.',
    '袜码即鞋码，介于两码之间请选大码。',
  ),
  table(
    [EU, UK, US_MEN, US_WOMEN, FOOT],
    SOCK_BANDS.map(([eu, foot]) => [eu, band(eu, 'uk', 'men'), band(eu, 'us', 'men'), band(eu, 'us', 'women'), foot]),
  ),
  heading('Children’s socks', 'Kindersocken', 'Детские носки', 'Дитячі шкарпетки', '童袜'),
  table(
    [EU, UK, US, FOOT],
    SMALL_SOCK_BANDS.map(([eu, foot]) => [eu, band(eu, 'uk', 'children'), band(eu, 'us', 'children'), foot]),
  ),
];

/** Body height → age and chest; in centimetres. */
const CHILDREN_BY_HEIGHT: ReadonlyMap<string, readonly [age: string, chest: string]> = new Map([
  ['92', ['2', '53']],
  ['98', ['3', '55']],
  ['104', ['4', '57']],
  ['110', ['5', '59']],
  ['116', ['6', '61']],
  ['122', ['7', '63']],
  ['128', ['8', '66']],
  ['140', ['10', '71']],
  ['152', ['12', '77']],
  ['164', ['14', '83']],
]);

const CHILDREN: readonly PagePart[] = [
  heading('Children', 'Kinder', 'Дети', 'Діти', '儿童'),
  text(
    'Children’s sizes are body height in centimeters; between two, take the larger one.',
    'Kindergrößen sind die Körpergröße in Zentimetern; zwischen zwei Größen nimm die größere.',
    'Детские размеры — это рост в сантиметрах; между двумя выбирайте больший.',
    'Дитячі розміри — це зріст у сантиметрах; між двома вибирайте більший.',
    '童装尺码即身高厘米数，介于两码之间请选大码。',
  ),
  table(
    [SIZE, US, AGE, CHEST],
    CHILD_SIZES.map(([height, , us]) => [height, us, ...(CHILDREN_BY_HEIGHT.get(height) ?? ['', ''])]),
  ),
];

const SMALL_SHOES: readonly PagePart[] = [
  heading('Children’s shoes', 'Kinderschuhe', 'Детская обувь', 'Дитяче взуття', '童鞋'),
  table([EU, UK, US, FOOT], SMALL_SHOE_SIZES),
];

const BELTS: readonly PagePart[] = [
  heading('Belts', 'Gürtel', 'Ремни', 'Ремені', '腰带'),
  text(
    'The size is the length in centimeters from the buckle to the middle hole: your pants waist plus 5.',
    'Die Größe ist die Länge in Zentimetern von der Schnalle bis zum mittleren Loch: deine Bundweite plus 5.',
    'Размер — длина в сантиметрах от пряжки до среднего отверстия: обхват пояса брюк плюс 5.',
    'Розмір — довжина в сантиметрах від пряжки до середнього отвору: обхват пояса штанів плюс 5.',
    '尺码为带扣至中间孔的厘米长度：裤腰加5厘米。',
  ),
  table([SIZE, INCHES], BELT_SIZES),
];

export const ALL_CHARTS: readonly PagePart[] = [
  ...WOMEN,
  ...MEN,
  ...TROUSERS,
  ...SHOES,
  ...SMALL_SHOES,
  ...SOCKS,
  ...CHILDREN,
  ...BELTS,
];

export const SIZE_CHARTS: Readonly<Record<string, readonly PagePart[]>> = {
  'size-chart-women': [...WOMEN, list(MEASURE_CHEST, MEASURE_WAIST)],
  'size-chart-men': [...MEN, list(MEASURE_CHEST, MEASURE_WAIST)],
  'size-chart-unisex': [...WOMEN, ...MEN, list(MEASURE_CHEST, MEASURE_WAIST)],
  'size-chart-trousers': [...TROUSERS, list(MEASURE_WAIST)],
  'size-chart-shoes': [...SHOES, list(MEASURE_FOOT)],
  'size-chart-small-shoes': [...SMALL_SHOES, list(MEASURE_FOOT)],
  'size-chart-socks': [...SOCKS, list(MEASURE_FOOT)],
  'size-chart-children': [...CHILDREN, list(MEASURE_CHEST)],
  'size-chart-belts': [...BELTS, list(MEASURE_WAIST)],
};
