import { foldedLabel } from '../build/option-value';
import { groupName } from '../source/group-name';
import type { Reason } from '../source/import-report';
import { htmlOf } from '../source/plain-text';
import { slugOf } from '../../../core/kernel/slug-of';
import { WITHOUT_PARTS } from '../source/source-product';
import type { SourceProduct, SourceVariant } from '../source/source-product';
import type { UniqueSkus } from '../source/unique-skus';
import { attributesOf, itemOf, optionsOf, type MappedFile, type MappedOption } from './mapped-item';
import type { MappedRow } from './mapped-row';

const ROOT = 'Default Category';

export interface MappedProblems {
  readonly problems: readonly (Reason & { readonly row: number })[];
}

export interface MappedGroup {
  readonly rows: readonly [MappedRow, ...MappedRow[]];
  readonly sku: string;
}

export function buildMappedProduct(
  { rows, sku }: MappedGroup,
  file: MappedFile & { readonly skus: UniqueSkus },
): SourceProduct | MappedProblems {
  const [first] = rows;
  const unpriced = rows.find(({ price }) => price === undefined);
  if (unpriced !== undefined)
    return problem(
      unpriced.row,
      'missing_value',
      `${file.columns('price')[0] ?? 'price'}: is empty, every row needs a price`,
    );
  const all = optionsOf(file);
  const used = all.filter(({ valueOf }) => rows.some((row) => valueOf(row) !== ''));
  const isAlone = rows.length === 1 && first.group === '';
  if (isAlone || (rows.length === 1 && used.length === 0)) {
    const item = itemOf(first, file);
    const attributes = [...attributesOf(first, all, new Set()), ...item.attributes];
    return { ...item, ...sharedOf(first, first.name), attributes, type: 'simple', options: [], variants: [] };
  }
  const empty = used.flatMap(({ column, valueOf }) =>
    rows
      .filter((row) => valueOf(row) === '')
      .map(({ row }) => ({
        row,
        code: 'variant_choice' as const,
        message: `${column}: is empty, and other rows of ${sku} have one`,
      })),
  );
  if (empty.length > 0) return { problems: empty };
  return configurable(rows, { all, options: differingOf(rows, used), sku }, file);
}

function differingOf(rows: readonly MappedRow[], used: readonly MappedOption[]): readonly MappedOption[] {
  const differing = used.filter(({ valueOf }) => new Set(rows.map((row) => foldedLabel(valueOf(row)))).size > 1);
  return differing.length > 0 ? differing : used;
}

interface Choosing {
  readonly all: readonly MappedOption[];
  readonly options: readonly MappedOption[];
  readonly sku: string;
}

function configurable(
  rows: MappedGroup['rows'],
  { all, options, sku: wanted }: Choosing,
  file: MappedFile & { readonly skus: UniqueSkus },
): SourceProduct | MappedProblems {
  const [first] = rows;
  const twins = twinsOf(rows, options);
  if (twins.length > 0) return { problems: twins };
  const name = groupName(rows.map((row) => ({ title: row.name, choices: options.map(({ valueOf }) => valueOf(row)) })));
  const chosen = new Set(options.map(({ code }) => code));
  const variants = rows.map((row): SourceVariant => ({
    ...itemOf(row, file, first),
    name,
    choices: Object.fromEntries(options.map(({ code, valueOf }) => [code, valueOf(row)])),
  }));
  const sku = file.skus.take({ row: first.row, sku: wanted, apart: ['group'] });
  if (sku !== wanted)
    file.note(first.row, 'sku_made_unique', `a row has the sku ${wanted}, ${sku} is used for the product of it`);
  return {
    ...itemOf(first, { ...file, note: () => undefined }),
    ...sharedOf(first, name),
    sku,
    name,
    status: variants.some(({ status }) => status === 1) ? 1 : 2,
    price: undefined,
    special_price: undefined,
    cost: undefined,
    stock: { qty: 0, is_in_stock: true, manage_stock: false },
    images: [],
    attributes: attributesOf(first, all, chosen),
    type: 'configurable',
    options: options.map(({ code, label }) => ({ code, label })),
    variants,
  };
}

function twinsOf(rows: readonly MappedRow[], options: readonly MappedOption[]): MappedProblems['problems'] {
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    const key = JSON.stringify(options.map(({ valueOf }) => foldedLabel(valueOf(row))));
    const twin = seen.get(key);
    if (twin === undefined) {
      seen.set(key, row.row);
      return [];
    }
    const columns = options.map(({ column }) => column).join(' and ');
    const message =
      columns === ''
        ? `row ${String(twin)} is the same product, and no column says what they differ in`
        : `${columns}: row ${String(twin)} of the same product has the same`;
    return [{ row: row.row, code: 'variant_choice' as const, message }];
  });
}

function sharedOf(row: MappedRow, name: string) {
  return {
    visibility: row.visibility,
    url_key: slugOf(row.url_key === '' ? name : lastPart(row.url_key)),
    description: htmlOf(row.description),
    short_description: htmlOf(row.short_description),
    meta_title: '',
    meta_description: '',
    categories: categoriesOf(row.categories).map((path) => [ROOT, ...path]),
    kind: '',
    ...WITHOUT_PARTS,
    otherRows: [],
  };
}

function lastPart(address: string): string {
  return (
    address
      .replace(/[?#].*$/s, '')
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1)
      ?.replace(/\.html?$/i, '') ?? address
  );
}

/** Levels are separated by '>', paths by '|' or ';'; several columns are consecutive levels. */
function categoriesOf(cells: readonly string[]): readonly (readonly string[])[] {
  const paths = cells.map((cell) =>
    cell
      .split(/[|;\n]/)
      .map((path) =>
        path
          .split('>')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      )
      .filter((path) => path.length > 0),
  );
  if (paths.length < 2) return paths.flat();
  return [paths.flatMap(([first = []]) => first)];
}

function problem(row: number, code: Reason['code'], message: string): MappedProblems {
  return { problems: [{ row, code, message }] };
}
