import { isAttributeMember } from '../../../core/contract/catalogue/product-attributes';
import { lookUp } from '../../../core/kernel/look-up';
import { foldedLabel, optionValue } from '../build/option-value';
import type { SourceItem, SourceVariant } from '../source/source-product';
import { codeOf, itemOf } from './woo-item';
import type { WooGroup, WooProblems } from './woo-group';
import type { WooRow } from './woo-row';

interface Option {
  readonly code: string;
  readonly label: string;
}

type Choices = Readonly<Record<string, string>>;

/** Expands a variation without a value for an option into one variant per value. */
export function variantsOf(
  group: WooGroup,
): { readonly options: readonly Option[]; readonly variants: readonly SourceVariant[] } | WooProblems {
  const options = optionsOf(group);
  if (options.length === 0)
    return problem(group.head.row, 'Attribute 1 name: is empty, variations must differ in something');
  const chosen = group.variations.map((row) => ({ row, all: choicesOf(row, group.head, options) }));
  const problems = chosen.flatMap(({ row, all }) => problemsOf(row, all));
  if (problems.length > 0) return { problems };
  const twin = twinOf(chosen);
  if (twin !== undefined) return twin;
  return {
    options,
    variants: chosen.flatMap(({ row, all }) => all.map((choices) => variant(row, choices, all, group))),
  };
}

function optionsOf({ head, variations }: WooGroup): readonly Option[] {
  const chosen = new Set(variations.flatMap(({ attributes }) => attributes.map(({ label }) => label)));
  const several = head.attributes.filter(({ values }) => values.length > 1).map(({ label }) => label);
  const used = new Set<string>();
  return (chosen.size > 0 ? [...chosen] : several).map((label) => {
    const code = codeOf(label);
    const candidates = [code, `option_${code}`, `${code}_2`, `${code}_3`];
    const own = candidates.find((name) => isAttributeMember(name) && !used.has(name)) ?? code;
    used.add(own);
    return { code: own, label };
  });
}

function choicesOf(row: WooRow, head: WooRow, options: readonly Option[]): readonly Choices[] {
  return options.reduce<readonly Choices[]>(
    (all, { code, label }) => {
      const own = valuesOf(row, label);
      const values = own.length > 0 ? own : valuesOf(head, label);
      return all.flatMap((choices) => values.map((value) => ({ ...choices, [code]: value })));
    },
    [{}],
  );
}

function valuesOf({ attributes }: WooRow, label: string): readonly string[] {
  return attributes.find((attribute) => attribute.label === label)?.values ?? [];
}

function problemsOf(row: WooRow, all: readonly Choices[]): WooProblems['problems'] {
  if (row.regularPrice === undefined)
    return [{ row: row.row, code: 'missing_value', message: 'Regular price: is empty, every variation needs one' }];
  if (all.length > 0) return [];
  const message = 'Attribute 1 value(s): is empty, and the product has no values that it could stand for';
  return [{ row: row.row, code: 'variant_choice', message }];
}

function twinOf(
  chosen: readonly { readonly row: WooRow; readonly all: readonly Choices[] }[],
): WooProblems | undefined {
  const seen = new Map<string, number>();
  for (const { row, all } of chosen) {
    for (const choices of all) {
      const key = JSON.stringify(Object.values(choices).map(foldedLabel));
      const earlier = seen.get(key);
      if (earlier !== undefined) return problem(row.row, `Attribute 1 value(s): row ${earlier} has the same options`);
      seen.set(key, row.row);
    }
  }
  return undefined;
}

function variant(row: WooRow, choices: Choices, all: readonly Choices[], group: WooGroup): SourceVariant {
  const own = group.skuOf(row);
  const differing = Object.keys(choices).filter((code) => new Set(all.map((one) => lookUp(one, code))).size > 1);
  const sku = [own, ...differing.map((code) => optionValue(lookUp(choices, code) ?? ''))].join('-');
  if (sku !== own) {
    const message = `Attribute 1 value(s): is empty, ${own} stands for ${all.length} variants, each with the stock of all; ${sku} is used`;
    group.note(row.row, 'sku_made_unique', message);
  }
  const { head: parent, note, taxClasses } = group;
  return { ...forSale(itemOf(row, sku, { parent, note, taxClasses }), row, note), name: parent.name, choices };
}

/** Only products have download files: a downloadable variant could be paid for but never delivered. */
function forSale(item: SourceItem, { row, type }: WooRow, note: WooGroup['note']): SourceItem {
  if (!type.isDownloadable) return item;
  note(row, 'download_missing', 'Type: a variation has no files here, it is not for sale');
  return { ...item, status: 2 };
}

function problem(row: number, message: string): WooProblems {
  return { problems: [{ row, code: 'variant_choice', message }] };
}
