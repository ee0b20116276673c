import type { Attribute } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import type { AttributeRecord, Language } from '../../platform/ports/catalogue/catalogue-data';
import { isColourCode } from './attribute-catalogue';
import { compareSizes } from './size-order';

/** Returns true if an import created the attribute, not the demo. */
export function isImported({ attribute }: AttributeRecord): boolean {
  return lookUp(attribute, 'imported') === true;
}

/**
 * Merges imported attributes: existing options are kept, and the file's labels win. What staff decided stays: a renamed
 * label until the file names it differently than before, translations, colours, order, flags and merged options.
 */
export function mergeAttributes(
  fresh: readonly AttributeRecord[],
  kept: readonly AttributeRecord[],
): readonly AttributeRecord[] {
  const known = new Map(kept.map((record) => [record.attribute.attribute_code, record] as const));
  return fresh.map((record) => {
    const earlier = known.get(record.attribute.attribute_code);
    return earlier === undefined ? record : mergeOne(record, earlier);
  });
}

function mergeOne(fresh: AttributeRecord, kept: AttributeRecord): AttributeRecord {
  const { attribute } = fresh;
  const { staff = {} } = kept;
  const inputs = [attribute.frontend_input, kept.attribute.frontend_input];
  const labels = mergeLabels(fresh.labels, kept.labels);
  const own = attribute.default_frontend_label;
  return {
    attribute: {
      ...attribute,
      default_frontend_label: isRenamed(staff, '', own) ? kept.attribute.default_frontend_label : own,
      frontend_input: inputs.includes('multiselect') ? 'multiselect' : 'select',
      options: inOrder(mergeOptions(attribute.options, kept), kept.attribute),
      ...(staff.visible !== undefined && { is_visible: staff.visible }),
      ...(staff.comparable !== undefined && { is_comparable: staff.comparable }),
      ...(kept.attribute.is_ordered === true && { is_ordered: true }),
    },
    ...(labels !== undefined && { labels }),
    ...(kept.staff !== undefined && { staff: stillRenamed(kept.staff, attribute) }),
  };
}

type Options = AttributeRecord['attribute']['options'];

function mergeOptions(fresh: Options, { attribute: kept, staff = {} }: AttributeRecord): Options {
  const known = new Map(kept.options.map((option) => [option.value, option] as const));
  const named = fresh
    .filter(({ value }) => known.has(value) || lookUp(staff.merged, value) === undefined)
    .map((option) => {
      const earlier = known.get(option.value);
      if (earlier === undefined) return option;
      const label = isRenamed(staff, option.value, option.label) ? earlier.label : option.label;
      return { ...option, ...(earlier.swatch !== undefined && { swatch: earlier.swatch }), label };
    });
  const own = new Set(named.map(({ value }) => value));
  return [...named, ...kept.options.filter(({ value }) => !own.has(value))];
}

/** True if staff renamed the label and the label in the file is unchanged. */
function isRenamed({ renamed }: NonNullable<AttributeRecord['staff']>, key: string, said: string | undefined): boolean {
  const before = lookUp(renamed, key);
  return before !== undefined && before === said;
}

/** Forgets renames that the file has overtaken. */
function stillRenamed(
  staff: NonNullable<AttributeRecord['staff']>,
  { default_frontend_label: own, options }: Attribute,
) {
  const said = new Map([['', own], ...options.map(({ value, label }) => [value, label] as const)]);
  const renamed = Object.entries(staff.renamed ?? {}).filter(([key, label]) => (said.get(key) ?? label) === label);
  return { ...staff, renamed: Object.fromEntries(renamed) };
}

function inOrder(options: Options, kept: Attribute): Options {
  if (kept.is_ordered === true) {
    const places = new Map(kept.options.map(({ value }, at) => [value, at] as const));
    const placeOf = (value: string) => places.get(value) ?? places.size;
    return options.toSorted((left, right) => placeOf(left.value) - placeOf(right.value));
  }
  return isColourCode(kept.attribute_code)
    ? options
    : options.toSorted((left, right) => compareSizes(left.label, right.label));
}

/** The file's languages are dictionaries of the shop, so what staff wrote wins. */
function mergeLabels(fresh: AttributeRecord['labels'], kept: AttributeRecord['labels']): AttributeRecord['labels'] {
  if (fresh === undefined || kept === undefined) return fresh ?? kept;
  const merged: Partial<Record<Language, Readonly<Record<string, string>>>> = { ...kept };
  // Object.entries loses the literal key type.
  for (const [language, words] of Object.entries(fresh) as [Language, Readonly<Record<string, string>>][]) {
    merged[language] = { ...words, ...kept[language] };
  }
  return merged;
}
