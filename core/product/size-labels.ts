import type { ConfigurableOption, Product } from '../contract';
import { sizeChartOf, type SizeChart } from './size-chart';
import {
  BELT_SIZES,
  CHILD_SIZES,
  hasMarkedWaists,
  SHOE_SIZES,
  SMALL_SHOE_SIZES,
  type SizeSystem,
} from '../kernel/size-tables';

export function sizeSystemOf(country: string): SizeSystem {
  if (country === 'US') return 'us';
  return country === 'UK' || country === 'GB' ? 'uk' : 'eu';
}

export type SizeFor = 'children' | 'men' | 'unisex' | 'women';

export function sizeForOf({ gender }: Pick<Product, 'gender'>): SizeFor {
  const all = typeof gender === 'string' ? [gender] : (gender ?? []);
  const [only] = all.length === 1 ? all : [];
  return only === 'women' || only === 'men' || only === 'children' ? only : 'unisex';
}

/** '42' → 'US 9' for men, 'US 10.5' for women, 'M 9 / W 10.5' for both; undefined if unchanged or unknown. */
function shoeLabel(eu: string, system: 'uk' | 'us', whom: SizeFor): string | undefined {
  const small = SMALL_SHOE_SIZES.find(([size]) => size === eu);
  if (small !== undefined) return system === 'uk' ? `UK ${small[1]}` : `US ${small[2]}`;
  const row = SHOE_SIZES.find((size) => size.eu === eu);
  if (row === undefined) return undefined;
  if (system === 'uk') return `UK ${row.uk}`;
  const { men, women } = row.us;
  if (whom === 'children') return `US ${men}Y`;
  if (whom === 'unisex') return `M ${men} / W ${women}`;
  return `US ${whom === 'men' ? men : women}`;
}

/** Converts a range such as '39–41' to a system: 'US 7–8.5'; undefined if the tables lack an end. Pure. */
export function bandLabel(band: string, system: 'uk' | 'us', whom: SizeFor): string | undefined {
  const ends = band.split(/(?<!\s)\s*[-–]\s*/);
  const parts = ends.map((end) => shoeLabel(end, system, whom));
  const [from, to] = parts;
  if (from === undefined || to === undefined) return undefined;
  const numbers = (label: string) => [...label.matchAll(/[\d.]+[CY]?/g)].map(([number]) => number);
  const [first, last] = [numbers(from), numbers(to)];
  if (first.length === 1) return `${from}–${last[0] ?? ''}`;
  return `M ${first[0] ?? ''}–${last[0] ?? ''} / W ${first[1] ?? ''}–${last[1] ?? ''}`;
}

function labelBy(chart: SizeChart, label: string, system: 'uk' | 'us', whom: SizeFor): string | undefined {
  switch (chart) {
    case 'size-chart-shoes':
    case 'size-chart-small-shoes':
      return shoeLabel(label, system, whom);
    case 'size-chart-socks':
      return bandLabel(label, system, whom);
    case 'size-chart-children': {
      const row = CHILD_SIZES.find(([height]) => height === label);
      return row?.[system === 'uk' ? 1 : 2];
    }
    case 'size-chart-belts': {
      const row = BELT_SIZES.find(([cm]) => cm === label);
      return row && `${row[1]} in`;
    }
    default:
      return undefined;
  }
}

/**
 * Relabels sizes for a system; values and SKUs stay, `own` keeps the catalogue label.
 * @param product with catalogue labels
 */
export function sizesIn(system: SizeSystem, product: Product, option: ConfigurableOption): ConfigurableOption {
  if (system === 'eu' || option.attribute_code !== 'size') return option;
  const [chart, whom] = [sizeChartOf(product), sizeForOf(product)];
  return {
    ...option,
    values: option.values.map((value) => {
      const label = labelBy(chart, value.label.trim(), system, whom);
      return label === undefined ? value : { ...value, label, own: value.label };
    }),
  };
}

interface SizeValue {
  readonly value: string;
  readonly label: string;
}

/**
 * A bare number is a shoe size only if waists carry a W; otherwise it is ambiguous and stays.
 * @param all every size of the shop
 */
export function sizeFiltersIn<V extends SizeValue>(
  system: SizeSystem,
  values: readonly V[],
  { all, whom }: { readonly all: readonly SizeValue[]; readonly whom: SizeFor },
): readonly V[] {
  if (system === 'eu' || !hasMarkedWaists(all)) return values;
  const charts = ['size-chart-shoes', 'size-chart-socks', 'size-chart-children', 'size-chart-belts'] as const;
  return values.map((one) => {
    const labels = charts.map((chart) => labelBy(chart, one.label.trim(), system, whom));
    return { ...one, label: labels.find((label) => label !== undefined) ?? one.label };
  });
}
