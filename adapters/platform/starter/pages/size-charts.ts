import { BELT_SIZES, CHILD_SIZES, SHOE_SIZES, SMALL_SHOE_SIZES } from '../../../../core/kernel/size-tables';
import { bandLabel, type SizeFor } from '../../../../core/product/size-labels';
import type { Words } from '../words/words';
import { heading, list, table, text } from './page-text';
import type { PagePart } from './page-text';
import { words } from './page-words';

const EU: Words = words('size-charts.eu');
const UK: Words = words('size-charts.uk');
const US: Words = words('size-charts.us');
const US_MEN: Words = words('size-charts.us-men');
const US_WOMEN: Words = words('size-charts.us-women');
const SIZE: Words = words('size-charts.size');
const CHEST: Words = words('size-charts.chest');
const WAIST: Words = words('size-charts.waist');
const HIP: Words = words('size-charts.hip');
const FOOT: Words = words('size-charts.foot');
const INCHES: Words = words('size-charts.inches');
const AGE: Words = words('size-charts.age');

const MEASURE_CHEST: Words = words('size-charts.measure-chest');
const MEASURE_WAIST: Words = words('size-charts.measure-waist');
const MEASURE_FOOT: Words = words('size-charts.measure-foot');

export const MEASURING: PagePart = list(MEASURE_CHEST, MEASURE_WAIST, MEASURE_FOOT);

const WOMEN: readonly PagePart[] = [
  heading(...words('size-charts.women')),
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
  heading(...words('size-charts.men')),
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
  heading(...words('size-charts.pants-by-waist')),
  text(...words('size-charts.pants-by-waist.1')),
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
  heading(...words('size-charts.shoes')),
  table(
    [EU, UK, US_MEN, US_WOMEN, FOOT],
    SHOE_SIZES.map(({ eu, uk, us, foot }) => [eu, uk, us.men, us.women, foot]),
  ),
];

/** EU shoe size bands with foot length in centimetres. */
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

/** Formats a size as on the buttons of that system, without the system's name, which the column heading has. */
function band(eu: string, system: 'uk' | 'us', whom: SizeFor): string {
  return (bandLabel(eu, system, whom) ?? '').replace(/^(?:UK|US) /, '');
}

const SOCKS: readonly PagePart[] = [
  heading(...words('size-charts.socks')),
  text(...words('size-charts.socks.1')),
  table(
    [EU, UK, US_MEN, US_WOMEN, FOOT],
    SOCK_BANDS.map(([eu, foot]) => [eu, band(eu, 'uk', 'men'), band(eu, 'us', 'men'), band(eu, 'us', 'women'), foot]),
  ),
  heading(...words('size-charts.childrens-socks')),
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
  heading(...words('size-charts.children')),
  text(...words('size-charts.children.1')),
  table(
    [SIZE, US, AGE, CHEST],
    CHILD_SIZES.map(([height, , us]) => [height, us, ...(CHILDREN_BY_HEIGHT.get(height) ?? ['', ''])]),
  ),
];

const SMALL_SHOES: readonly PagePart[] = [
  heading(...words('size-charts.childrens-shoes')),
  table([EU, UK, US, FOOT], SMALL_SHOE_SIZES),
];

const BELTS: readonly PagePart[] = [
  heading(...words('size-charts.belts')),
  text(...words('size-charts.belts.1')),
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
