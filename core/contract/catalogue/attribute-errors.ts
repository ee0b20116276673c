import { lookUp } from '../../kernel/look-up';
import { slugOf } from '../../kernel/slug-of';
import type { FieldError } from '../foundation/envelope';
import type { AttributeDocument, AttributeOption } from './manage-attributes';
import { isAttributeMember } from './product-attributes';

const CHOSEN: readonly AttributeDocument['kind'][] = ['one', 'several'];

/** Returns the option that replaces a removed one; undefined if none does. */
export function mergedInto({ merge }: Pick<AttributeDocument, 'merge'>, value: string): string | undefined {
  return lookUp(merge, value);
}

/** Returns the options that a change removes without replacing them. Pure. */
export function droppedOptions(document: AttributeDocument, before: AttributeDocument): readonly AttributeOption[] {
  const kept = new Set(document.options.map(({ value }) => value));
  return before.options.filter(({ value }) => !kept.has(value) && mergedInto(document, value) === undefined);
}

/** Derives missing option values from the English label, such as 'extra-large'. Pure. */
export function withOptionValues(options: readonly AttributeOption[]): AttributeOption[] {
  const taken = new Set(options.map(({ value }) => value));
  return options.map((option) => {
    if (option.value !== '') return option;
    const plain = slugOf(option.labels.en).slice(0, 60);
    let value = plain;
    for (let count = 2; taken.has(value); count += 1) value = `${plain}-${String(count)}`;
    taken.add(value);
    return { ...option, value };
  });
}

/**
 * Returns the errors of an attribute, regardless of the products that use it. Pure.
 * @param isKnown true if its code was in use before: imports create codes with other letters
 */
export function attributeDocumentErrors(
  document: AttributeDocument,
  before: AttributeDocument | undefined,
  isKnown = before !== undefined,
): readonly FieldError[] {
  return [
    ...identityErrors(document, before, isKnown),
    ...optionErrors(document, before),
    ...mergeErrors(document, before),
  ];
}

function identityErrors(
  { code, kind, labels, options }: AttributeDocument,
  before: AttributeDocument | undefined,
  isKnown: boolean,
): FieldError[] {
  const errors: FieldError[] = [];
  if (labels.en === '') errors.push({ field: 'labels.en', message: 'labels.en is required' });
  if (!isKnown && !/^[a-z][a-z0-9_]*$/.test(code))
    errors.push({ field: 'code', message: 'code must start with a letter and have only a–z, 0–9 and _' });
  else if (before === undefined && !isAttributeMember(code))
    errors.push({ field: 'code', message: `code must differ from ${code}, which is reserved` });
  if (before !== undefined && before.code !== code)
    errors.push({ field: 'code', message: 'code cannot be changed: products refer to it' });
  const widens = before?.kind === 'one' && kind === 'several';
  if (before !== undefined && before.kind !== kind && !widens)
    errors.push({ field: 'kind', message: 'kind cannot be changed, except from one option to several' });
  if (!CHOSEN.includes(kind) && options.length > 0)
    errors.push({ field: 'options', message: `options must be empty: a ${kind} attribute has none` });
  return errors;
}

function optionErrors({ options }: AttributeDocument, before: AttributeDocument | undefined): FieldError[] {
  const known = new Map(before?.options.map((option) => [option.value, option.labels.en] as const));
  const values = new Set<string>();
  const labels = new Map<string, string>();
  return options.flatMap(({ value, labels: { en } }, at): FieldError[] => {
    const field = `options[${String(at)}]`;
    if (en === '') return [{ field: `${field}.labels.en`, message: `${field}.labels.en is required` }];
    const label = en.trim().toLowerCase();
    const twin = labels.get(label);
    labels.set(label, value);
    if (values.has(value)) return [{ field: `${field}.value`, message: `There are two options ${value}` }];
    values.add(value);
    // Imported twins stay until someone touches them.
    const isNew = known.get(value) !== en || (twin !== undefined && known.get(twin) !== en);
    return twin === undefined || !isNew
      ? []
      : [{ field: `${field}.labels.en`, message: `There are two options named ${en}: merge them, or rename one` }];
  });
}

function mergeErrors({ merge = {}, options }: AttributeDocument, before: AttributeDocument | undefined): FieldError[] {
  const kept = new Set(options.map(({ value }) => value));
  const known = new Set(before?.options.map(({ value }) => value));
  return Object.entries(merge).flatMap(([from, into]): FieldError[] => {
    const field = `merge.${from}`;
    if (!known.has(from)) return [{ field, message: `merge: there is no option ${from}` }];
    if (kept.has(from)) return [{ field, message: `merge: ${from} must be removed from the options` }];
    if (!kept.has(into) || !known.has(into)) return [{ field, message: `merge: there is no option ${into} to keep` }];
    return [];
  });
}
