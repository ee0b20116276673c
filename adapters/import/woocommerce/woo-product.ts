import type { Reason } from '../source/import-report';
import { slugOf } from '../../../core/kernel/slug-of';
import type { SourceDownload, SourceLink, SourceProduct } from '../source/source-product';
import { isSizeCode } from '../build/size-order';
import type { WooGroup, WooProblems } from './woo-group';
import { attributesOf, itemOf } from './woo-item';
import { categoryPaths, listOf } from './woo-list';
import type { WooDownload, WooRow } from './woo-row';
import { variantsOf } from './woo-variants';

const ROOT = 'Default Category';

type Shared = Omit<SourceProduct, keyof ReturnType<typeof itemOf> | 'type' | 'options' | 'variants'>;

export function buildWooProduct(group: WooGroup): SourceProduct | WooProblems {
  const { head, skuOf, note, taxClasses } = group;
  switch (head.type.kind) {
    case 'variable':
      return configurable(group);
    case 'grouped':
      return grouped(group);
    case 'external':
      return refused(head, 'unsupported', 'Type: external, such a product is sold in another shop');
    default: {
      if (head.regularPrice === undefined)
        return refused(head, 'missing_value', 'Regular price: is empty, what is sold needs a price');
      const item = itemOf(head, skuOf(head), { note, taxClasses });
      const attributes = attributesOf(head, new Set());
      return { ...item, ...sharedOf(group), attributes, type: typeOf(head), options: [], variants: [] };
    }
  }
}

function typeOf({ type: { isDownloadable, isVirtual } }: WooRow): 'simple' | 'virtual' | 'downloadable' {
  if (isDownloadable) return 'downloadable';
  return isVirtual ? 'virtual' : 'simple';
}

function grouped(group: WooGroup): SourceProduct | WooProblems {
  const { head } = group;
  const parts = linksOf(group, 'associated', head.grouped);
  if (parts.length === 0)
    return refused(head, 'part_missing', 'Grouped products: is empty, or names nothing that the file has');
  const item = itemOf(head, group.skuOf(head), { note: () => undefined, taxClasses: group.taxClasses });
  const shared = sharedOf(group);
  return {
    ...item,
    ...shared,
    ...ofParts(head),
    attributes: attributesOf(head, new Set()),
    links: [...parts, ...shared.links],
    type: 'grouped',
    options: [],
    variants: [],
  };
}

function configurable(group: WooGroup): SourceProduct | WooProblems {
  const { head, variations } = group;
  if (variations.length === 0)
    return refused(head, 'no_variants', 'Type: variable, but the file has no variation of it that can be read');
  const found = variantsOf(group);
  if ('problems' in found) return found;
  const { options, variants } = found;
  return {
    ...itemOf(head, group.skuOf(head), { note: () => undefined, taxClasses: group.taxClasses }),
    ...sharedOf(group),
    ...ofParts(head),
    attributes: attributesOf(head, new Set(options.map(({ label }) => label))),
    type: 'configurable',
    options: options.toSorted((left, right) => Number(isSizeCode(left.code)) - Number(isSizeCode(right.code))),
    variants,
  };
}

function ofParts({ inStock }: WooRow) {
  const stock = { qty: 0, is_in_stock: inStock !== false, manage_stock: false };
  return { price: undefined, special_price: undefined, stock };
}

function sharedOf(group: WooGroup): Shared {
  const { head } = group;
  return {
    visibility: head.visibility,
    url_key: slugOf(head.name),
    description: head.description,
    short_description: head.shortDescription,
    meta_title: '',
    meta_description: '',
    categories: categoryPaths(head.categories).map((names) => [ROOT, ...names]),
    kind: '',
    links: [...linksOf(group, 'upsell', head.upsells), ...linksOf(group, 'crosssell', head.crossSells)],
    bundle: [],
    bundlePrice: 'dynamic',
    customOptions: [],
    downloads: head.downloads.map(downloadOf),
    flags: {},
    texts: {},
    created_at: undefined,
    updated_at: undefined,
    otherRows: [],
  };
}

function downloadOf({ title, url }: WooDownload): SourceDownload {
  const name = decoded(
    url
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '',
  );
  return {
    title: title === '' ? name : title,
    ...(name !== '' && { file: name }),
    ...(url !== '' && { elsewhere: url }),
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function linksOf({ head, named, note }: WooGroup, type: SourceLink['type'], text: string): readonly SourceLink[] {
  return listOf(text).flatMap((name) => {
    const sku = named(name);
    if (sku !== undefined) return [{ type, sku, qty: 1 }];
    note(head.row, 'link_missing', `the file has no product ${name}, which this one names`);
    return [];
  });
}

function refused({ row }: WooRow, code: Reason['code'], message: string): WooProblems {
  return { problems: [{ row, code, message }] };
}
