import { lookUp } from '../../../core/kernel/look-up';
import type { AttributeRecord, Language } from '../../platform/ports/catalogue/catalogue-data';
import { isColourCode } from './attribute-catalogue';
import { compareSizes } from './size-order';

/** Returns true if an import created the attribute, not the demo. */
export function isImported({ attribute }: AttributeRecord): boolean {
  return lookUp(attribute, 'imported') === true;
}

/** Merges imported attributes: existing values are kept, and the file's labels win. */
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
  const own = new Set(attribute.options.map(({ value }) => value));
  const options = [...attribute.options, ...kept.attribute.options.filter(({ value }) => !own.has(value))];
  const inputs = [attribute.frontend_input, kept.attribute.frontend_input];
  const labels = mergeLabels(fresh.labels, kept.labels);
  return {
    attribute: {
      ...attribute,
      frontend_input: inputs.includes('multiselect') ? 'multiselect' : 'select',
      options: isColourCode(attribute.attribute_code)
        ? options
        : options.sort((left, right) => compareSizes(left.label, right.label)),
    },
    ...(labels !== undefined && { labels }),
  };
}

function mergeLabels(fresh: AttributeRecord['labels'], kept: AttributeRecord['labels']): AttributeRecord['labels'] {
  if (fresh === undefined || kept === undefined) return fresh ?? kept;
  const merged: Partial<Record<Language, Readonly<Record<string, string>>>> = { ...kept };
  // Object.entries loses the literal key type.
  for (const [language, words] of Object.entries(fresh) as [Language, Readonly<Record<string, string>>][]) {
    merged[language] = { ...kept[language], ...words };
  }
  return merged;
}
