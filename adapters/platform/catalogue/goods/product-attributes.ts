import type { Attribute, FieldError, Product } from '../../../../core/contract';
import {
  MAX_ATTRIBUTE_VALUE_LENGTH,
  MAX_ATTRIBUTE_VALUES,
  type ProductDocument,
} from '../../../../core/contract/catalogue/manage-products';
import { attributeKind, isEditableAttribute } from '../../../../core/contract/catalogue/product-attributes';
import { isDay } from '../../../../core/kernel/is-day';
import { lookUp } from '../../../../core/kernel/look-up';
import { sameJson } from '../../../../core/kernel/same-json';
import { nameMemberOf } from '../../../../core/product/replace-option';
import type { AttributeRecord } from '../../ports/catalogue/catalogue-data';

type Values = Readonly<Record<string, readonly string[]>>;

interface Edited {
  readonly document: ProductDocument;
  readonly before: ProductDocument | undefined;
}

export function attributesOf(document: Product, table: readonly AttributeRecord[]): Record<string, string[]> {
  const chosen = new Set(document.configurable_options?.map((option) => option.attribute_code));
  return Object.fromEntries(
    table.flatMap(({ attribute }) => {
      const { attribute_code: code } = attribute;
      if (chosen.has(code) || !isEditableAttribute(attribute)) return [];
      const values = textsOf(lookUp<unknown>(document, code));
      return values.length === 0 || isBeyondForms(values) ? [] : [[code, values] as const];
    }),
  );
}

/** Imported prose is not editable here and stays unchanged. */
function isBeyondForms(values: readonly string[]): boolean {
  return values.length > MAX_ATTRIBUTE_VALUES || values.some((value) => value.length > MAX_ATTRIBUTE_VALUE_LENGTH);
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((entry: unknown) => textsOf(entry)))];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  return typeof value === 'string' && value.trim() !== '' ? [value] : [];
}

export function normalAttributes({
  attributes,
  options,
}: Pick<ProductDocument, 'attributes' | 'options'>): Pick<ProductDocument, 'attributes'> {
  if (attributes === undefined) return {};
  const kept = Object.entries(attributes).flatMap(([code, values]) => {
    const said = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
    return options.includes(code) || said.length === 0 ? [] : [[code, said] as const];
  });
  return { attributes: Object.fromEntries(kept) };
}

export function attributeErrors(edited: Edited, table: readonly AttributeRecord[]): readonly FieldError[] {
  return changedCodes(edited).flatMap((code): FieldError[] => {
    const values = lookUp(edited.document.attributes, code) ?? [];
    if (values.length === 0) return [];
    const attribute = table.find((record) => record.attribute.attribute_code === code)?.attribute;
    const known = lookUp(edited.before?.attributes, code) ?? [];
    const problem =
      attribute === undefined || !isEditableAttribute(attribute)
        ? `the shop has no attribute ${code} to fill in`
        : problemOf(attribute, values, known);
    return problem === undefined ? [] : [{ field: `attributes.${code}`, message: problem }];
  });
}

function problemOf(attribute: Attribute, values: readonly string[], known: readonly string[]): string | undefined {
  const code = attribute.attribute_code;
  const kind = attributeKind(attribute);
  if (kind !== 'several' && values.length > Math.max(1, known.length)) return `${code} takes one value`;
  const wrong = values.find((value) => !known.includes(value) && !fits(attribute, value));
  if (wrong === undefined) return undefined;
  if (kind === 'number') return `${code} must be a number, not ${wrong}`;
  if (kind === 'date') return `${code} must be a day such as 2026-11-25, not ${wrong}`;
  return `${code} has no value ${wrong}`;
}

function fits(attribute: Attribute, value: string): boolean {
  switch (attributeKind(attribute)) {
    case 'one':
    case 'several':
      return attribute.options.some((option) => option.value === value);
    case 'yes-no':
      return value === 'true' || value === 'false';
    case 'number':
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(value);
    case 'date':
      return isDay(value);
    case 'text':
      return true;
  }
}

export function attributeMembers(kept: Product, edited: Edited, table: readonly AttributeRecord[]): Partial<Product> {
  return Object.fromEntries(
    changedCodes(edited).flatMap((code) => {
      const attribute = table.find((record) => record.attribute.attribute_code === code)?.attribute;
      if (attribute === undefined) return [];
      const values = lookUp(edited.document.attributes, code) ?? [];
      const named = nameMemberOf(code);
      const words = values.map((value) => attribute.options.find((option) => option.value === value)?.label ?? value);
      const member = [code, valueOf(attribute, values, lookUp<unknown>(kept, code))] as const;
      return named === undefined ? [member] : [member, [named, words.length === 0 ? undefined : words.join(', ')]];
    }),
  );
}

function valueOf(attribute: Attribute, values: readonly string[], kept: unknown): unknown {
  const [first] = values;
  if (first === undefined) return undefined;
  const kind = attributeKind(attribute);
  if (kind === 'several' || values.length > 1 || Array.isArray(kept)) return [...values];
  if (kind === 'yes-no') return first === 'true';
  const isNumber = kind === 'number' || (typeof kept === 'number' && Number.isFinite(Number(first)));
  return isNumber ? Number(first) : first;
}

function changedCodes({ document, before }: Edited): readonly string[] {
  const after: Values | undefined = document.attributes;
  if (after === undefined) return [];
  const earlier: Values = before?.attributes ?? {};
  return [...new Set([...Object.keys(earlier), ...Object.keys(after)])].filter(
    (code) => !document.options.includes(code) && !sameJson(lookUp(earlier, code), lookUp(after, code)),
  );
}
