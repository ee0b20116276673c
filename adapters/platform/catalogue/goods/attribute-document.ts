import type { Attribute } from '../../../../core/contract';
import type { AttributeDocument, AttributeOption } from '../../../../core/contract/catalogue/manage-attributes';
import { attributeKind } from '../../../../core/contract/catalogue/product-attributes';
import { BRITISH, OTHER_LANGUAGES, type TextTongue } from '../../../../core/contract/foundation/text-languages';
import { lookUp } from '../../../../core/kernel/look-up';
import { sameJson } from '../../../../core/kernel/same-json';
import { defined } from '../../content';
import type { AttributeDecisions, AttributeRecord } from '../../ports/catalogue/catalogue-data';

const INPUTS: Readonly<Record<AttributeDocument['kind'], string>> = {
  one: 'select',
  several: 'multiselect',
  text: 'text',
  number: 'number',
  date: 'date',
  'yes-no': 'boolean',
};

/** Key of the attribute's own label among those of its options. */
const OWN = '';

type Labels = AttributeOption['labels'];

export function attributeDocumentOf({ attribute, labels }: AttributeRecord): AttributeDocument {
  const wordsOf = (key: string, en: string): Labels => ({
    en,
    ...Object.fromEntries(
      OTHER_LANGUAGES.flatMap((language) => {
        const word = lookUp(labels?.[language], key);
        return word === undefined || word === '' ? [] : [[language, word] as const];
      }),
    ),
  });
  return {
    code: attribute.attribute_code,
    kind: attributeKind(attribute),
    visible: attribute.is_visible !== false,
    comparable: attribute.is_comparable === true,
    labels: wordsOf(OWN, attribute.default_frontend_label ?? attribute.attribute_code),
    options: attribute.options.map(({ value, label, swatch }) =>
      defined({ value, labels: wordsOf(value, label === '' ? value : label), swatch }),
    ),
  };
}

/** @param kept the stored attribute; undefined for a new one */
export function changedAttribute(document: AttributeDocument, kept: AttributeRecord | undefined): AttributeRecord {
  const { code, kind, visible, comparable, labels, options } = document;
  const before = kept?.attribute;
  const attribute: Attribute = {
    ...(before ?? { attribute_code: code, attribute_id: code, is_user_defined: true, options: [] }),
    default_frontend_label: labels.en,
    frontend_input:
      before !== undefined && attributeKind(before) === kind ? (before.frontend_input ?? INPUTS[kind]) : INPUTS[kind],
    is_visible: visible,
    is_comparable: comparable,
    ...(isReordered(options, before) && { is_ordered: true }),
    options: options.map(({ value, labels: { en }, swatch }) =>
      defined({
        ...before?.options.find((option) => option.value === value),
        value,
        label: en,
        swatch: swatch ?? undefined,
      }),
    ),
  };
  const written = labelsOf(document, kept);
  return {
    attribute: defined(attribute),
    ...(Object.keys(written).length > 0 && { labels: written }),
    staff: decisionsOf(document, kept),
  };
}

/** Stores the labels of the files, so that a rename survives the next import of the same file. */
function decisionsOf(document: AttributeDocument, kept: AttributeRecord | undefined): AttributeDecisions {
  if (kept === undefined) return {};
  const { attribute, staff = {} } = kept;
  const { labels, options, merge, visible, comparable } = document;
  const now = new Map([[OWN, labels.en], ...options.map((option) => [option.value, option.labels.en] as const)]);
  const before = [
    [OWN, attribute.default_frontend_label ?? attribute.attribute_code] as const,
    ...attribute.options.map(({ value, label }) => [value, label] as const),
  ];
  const renamed = before.flatMap(([key, label]) => {
    const known = lookUp(staff.renamed, key) ?? label;
    const said = now.get(key);
    return said === undefined || said === known ? [] : [[key, known] as const];
  });
  // An option that replaced others can also be merged.
  const merged = Object.entries({ ...staff.merged, ...merge }).flatMap(([from, into]) => {
    const last = lookUp(merge, into) ?? into;
    return now.has(from) || !now.has(last) ? [] : [[from, last] as const];
  });
  return defined({
    ...(renamed.length > 0 && { renamed: Object.fromEntries(renamed) }),
    ...(merged.length > 0 && { merged: Object.fromEntries(merged) }),
    visible: visible === (attribute.is_visible !== false) ? staff.visible : visible,
    comparable: comparable === (attribute.is_comparable === true) ? staff.comparable : comparable,
  });
}

/** True if the order of the remaining options has changed. */
function isReordered(options: readonly AttributeOption[], before: Attribute | undefined): boolean {
  if (before === undefined) return false;
  const now = new Set(options.map(({ value }) => value));
  const kept = before.options.map(({ value }) => value).filter((value) => now.has(value));
  const stays = new Set(kept);
  return !sameJson(
    kept,
    options.map(({ value }) => value).filter((value) => stays.has(value)),
  );
}

function labelsOf({ labels, options }: AttributeDocument, kept: AttributeRecord | undefined) {
  const all = [{ key: OWN, words: labels }, ...options.map((option) => ({ key: option.value, words: option.labels }))];
  const known = new Map([
    [OWN, kept?.attribute.default_frontend_label],
    ...(kept?.attribute.options.map((option) => [option.value, option.label] as const) ?? []),
  ]);
  const tongues: readonly TextTongue[] = [...OTHER_LANGUAGES, BRITISH];
  return Object.fromEntries(
    tongues.flatMap((tongue) => {
      const words = all.flatMap(({ key, words: own }) => {
        // British wording belongs to the American one, so both are removed together.
        const british = known.get(key) === own.en ? lookUp(kept?.labels?.[BRITISH], key) : undefined;
        const word = tongue === BRITISH ? british : own[tongue];
        return word === undefined ? [] : [[key, word] as const];
      });
      return words.length === 0 ? [] : [[tongue, Object.fromEntries(words)] as const];
    }),
  );
}
