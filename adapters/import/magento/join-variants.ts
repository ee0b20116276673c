import { lookUp } from '../../../core/kernel/look-up';
import type { Reason } from '../source/import-report';
import { isSizeCode } from '../build/size-order';
import { foldedLabel } from '../build/option-value';
import type { SourceItem, SourceVariant } from '../source/source-product';
import { labelOfCode } from './magento-item';
import type { MagentoRow } from './magento-row';
import { parsePairLists, parsePairs } from './pair-list';

export interface MagentoEntry {
  readonly row: MagentoRow;
  readonly item: SourceItem;
}

export interface VariantSources {
  readonly find: (sku: string) => { readonly row: number; readonly type: MagentoRow['product_type'] } | undefined;
  readonly itemOf: (sku: string) => SourceItem | undefined;
  readonly broken: ReadonlyMap<string, number>;
  /** Variant sku → sku of its product. */
  readonly owners: ReadonlyMap<string, string>;
  readonly note: (row: number, code: Reason['code'], message: string) => void;
}

export interface JoinedVariants {
  readonly options: readonly { readonly code: string; readonly label: string }[];
  readonly variants: readonly SourceVariant[];
}

export const PLAIN_TYPES: readonly string[] = ['simple', 'virtual', 'downloadable'];

/**
 * Joins a configurable product with its variants. All or nothing: a missing variant rejects the product, so that no
 * size silently disappears.
 * @returns the variants, or all reasons for rejection
 */
export function joinVariants(row: MagentoRow, sources: VariantSources): JoinedVariants | readonly Reason[] {
  const entries = parsePairLists(row.configurable_variations);
  if (entries.length === 0) {
    return [
      {
        code: 'no_variants',
        message: 'configurable_variations: is empty, a configurable product needs at least one variant',
      },
    ];
  }
  const codes = Object.keys(entries[0] ?? {}).filter((code) => code !== 'sku');
  const reasons: Reason[] = [];
  const variants: SourceVariant[] = [];
  const seen = new Map<string, string>();
  for (const { sku = '', ...choices } of entries) {
    const reason =
      against(sku, sources) ?? againstChoices(sku, choices, codes) ?? againstTwin(sku, choices, { codes, seen });
    const item = reason === undefined ? sources.itemOf(sku) : undefined;
    if (reason !== undefined) reasons.push(reason);
    else if (item !== undefined) variants.push({ ...forSale(item, sources), choices });
  }
  return reasons.length > 0 ? reasons : { options: optionsOf(row, codes), variants };
}

/** Only products have download files: a downloadable variant could be paid for but never delivered. */
function forSale(item: SourceItem, { find, note }: VariantSources): SourceItem {
  if (find(item.sku)?.type !== 'downloadable') return item;
  note(item.row, 'download_missing', `downloadable_links: a variant has no files here, ${item.sku} is not for sale`);
  return { ...item, status: 2 };
}

function against(sku: string, { find, broken, owners }: VariantSources): Reason | undefined {
  if (sku === '') return { code: 'variant_missing', message: 'configurable_variations: a variant has no sku' };
  const brokenRow = broken.get(sku);
  if (brokenRow !== undefined)
    return {
      code: 'variant_broken',
      message: `configurable_variations: the variant ${sku} in row ${brokenRow} cannot be read`,
    };
  const entry = find(sku);
  if (entry === undefined)
    return { code: 'variant_missing', message: `configurable_variations: the file has no row for the variant ${sku}` };
  const owner = owners.get(sku);
  if (owner !== undefined)
    return { code: 'variant_shared', message: `configurable_variations: ${sku} is a variant of ${owner} already` };
  if (PLAIN_TYPES.includes(entry.type)) return undefined;
  return {
    code: 'variant_broken',
    message: `configurable_variations: ${sku} in row ${entry.row} is ${entry.type}, a variant must be one of ${PLAIN_TYPES.join(', ')}`,
  };
}

function againstChoices(
  sku: string,
  choices: Readonly<Record<string, string>>,
  codes: readonly string[],
): Reason | undefined {
  const lacking = codes.find((code) => (lookUp(choices, code) ?? '') === '');
  const unknown = Object.keys(choices).find((code) => !codes.includes(code));
  if (codes.length === 0)
    return { code: 'variant_choice', message: `configurable_variations: ${sku} names no option, such as size=XS` };
  if (lacking !== undefined)
    return {
      code: 'variant_choice',
      message: `configurable_variations: ${sku} has no ${lacking}, as other variants have`,
    };
  return unknown === undefined
    ? undefined
    : {
        code: 'variant_choice',
        message: `configurable_variations: ${sku} has a ${unknown}, which the first variant does not have`,
      };
}

function againstTwin(
  sku: string,
  choices: Readonly<Record<string, string>>,
  known: { codes: readonly string[]; seen: Map<string, string> },
): Reason | undefined {
  const combination = JSON.stringify(known.codes.map((code) => foldedLabel(lookUp(choices, code) ?? '')));
  const twin = known.seen.get(combination);
  if (twin !== undefined)
    return { code: 'variant_choice', message: `configurable_variations: ${sku} and ${twin} have the same options` };
  known.seen.set(combination, sku);
  return undefined;
}

function optionsOf(row: MagentoRow, codes: readonly string[]): JoinedVariants['options'] {
  const labels = new Map(parsePairs(row.configurable_variation_labels));
  return codes
    .map((code) => ({ code, label: labels.get(code) ?? labelOfCode(code) }))
    .sort((left, right) => Number(isSizeCode(left.code)) - Number(isSizeCode(right.code)));
}
