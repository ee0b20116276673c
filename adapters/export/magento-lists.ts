import type { BundleOption, CustomOption, Product } from '../../core/contract';
import { LINKS_OPTION } from '../../core/contract/orders/bought-links';
import { keptLinksOf } from '../../core/contract/catalogue/download-file';
import { isListed, numberText, pairList } from './magento-text';

export interface ListCell {
  readonly text: string;
  readonly lost: readonly string[];
}

const OPTION_TYPES = new Set(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple', 'date', 'date_time']);

export function bundleValues(options: readonly BundleOption[], isFixed: boolean): ListCell {
  const titles = options.map(({ title, option_id: id }) => title ?? `Option ${String(id)}`);
  const parts = options.flatMap((option, at) =>
    option.product_links.map((part) => ({ option, part, title: titles[at] ?? '' })),
  );
  const bad = parts.find(({ title, part }) => !isListed(title) || !isListed(part.sku));
  if (bad !== undefined || new Set(titles).size < titles.length)
    return { text: '', lost: ['two options of one name, or a name with signs of the list itself (bundle_values)'] };
  const entries = parts.map(({ option, part, title }) => [
    ['name', title] as const,
    ['type', 'select'] as const,
    ['required', option.required === false ? '0' : '1'] as const,
    ['sku', part.sku] as const,
    ['price', isFixed ? numberText(part.price ?? 0) : '0'] as const,
    ['default', part.is_default === true ? '1' : '0'] as const,
    ['default_qty', String(part.qty)] as const,
    ['price_type', isFixed ? (part.price_type ?? 'fixed') : 'fixed'] as const,
  ]);
  return { text: pairList(entries), lost: [] };
}

export function customOptions({ custom_options: all = [] }: Product): ListCell {
  const options = all.filter(({ option_id: id }) => id !== LINKS_OPTION);
  const titles = options.map(({ title }) => title);
  const isWritable = ({ title, type, values = [] }: CustomOption): boolean =>
    isListed(title) &&
    OPTION_TYPES.has(type) &&
    values.every((value) => isListed(value.title)) &&
    titles.indexOf(title) === titles.lastIndexOf(title);
  const entries = options.filter(isWritable).flatMap((option) => {
    const head = [
      ['name', option.title] as const,
      ['type', option.type] as const,
      ['required', option.is_require === true ? '1' : '0'] as const,
    ];
    const max = [
      ['max_characters', option.max_characters === undefined ? undefined : String(option.max_characters)] as const,
    ];
    const values = option.values ?? [];
    if (values.length === 0) return [[...head, ...surcharge(option), ...max]];
    return values.map((value) => [...head, ...surcharge(value), ...max, ['option_title', value.title] as const]);
  });
  const lost = options
    .filter((option) => !isWritable(option))
    .map(({ title }) => `the option ${title} (custom_options)`);
  return { text: pairList(entries), lost };
}

export function losesRequired({ custom_options: all = [] }: Product, { lost }: ListCell): boolean {
  return all.some(
    ({ title, is_require: isRequired }) => isRequired === true && lost.includes(`the option ${title} (custom_options)`),
  );
}

function surcharge({ price, price_type: type }: Pick<CustomOption, 'price' | 'price_type'>) {
  return [
    ['price', price === undefined ? undefined : numberText(price)] as const,
    ['price_type', price === undefined ? undefined : (type ?? 'fixed')] as const,
  ];
}

export function downloadableLinks(product: Product): ListCell {
  const choice = product.custom_options?.find(({ option_id: id }) => id === LINKS_OPTION);
  const priceOf = new Map(choice?.values?.map(({ title, price }) => [title, price ?? 0] as const));
  const links = keptLinksOf(product);
  const heading = choice?.title ?? '';
  const isWritable = (title: string): boolean => isListed(title) && isListed(heading);
  const entries = links
    .filter(({ title }) => isWritable(title))
    .map(({ title, file, sample_file: sample, sample_url: address, number_of_downloads: times }, at) => [
      ['group_title', heading === '' ? undefined : heading] as const,
      ['title', title] as const,
      ['sort_order', String(at + 1)] as const,
      ['price', numberText(priceOf.get(title) ?? 0)] as const,
      ['purchased_separately', choice === undefined ? '0' : '1'] as const,
      ['downloads', times === undefined ? undefined : times === 0 ? 'unlimited' : String(times)] as const,
      ['file', file?.name] as const,
      ['sample_file', sample?.name] as const,
      ['sample_url', address] as const,
    ]);
  const lost = links
    .filter(({ title }) => !isWritable(title))
    .map(({ title }) => `the file ${title} (downloadable_links)`);
  return { text: pairList(entries), lost };
}
