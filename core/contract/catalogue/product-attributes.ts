import type { Attribute } from './catalogue';
import { product } from './product';

const ATTRIBUTE_MEMBERS = new Set(['brand', 'care', 'collection', 'gender', 'set', 'ptype', 'color', 'size']);
/** Would shadow inherited object members. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const MEANT_OTHERWISE = Object.keys(product.shape).filter((member) => !ATTRIBUTE_MEMBERS.has(member));
const RESERVED = new Set([...MEANT_OTHERWISE, ...INHERITED]);

export function isAttributeMember(code: string): boolean {
  return /^[\p{Ll}\p{Lo}][\p{L}\p{N}_]{0,59}$/u.test(code) && !RESERVED.has(code);
}

/** Input kind of an attribute. */
export type AttributeKind = 'date' | 'number' | 'one' | 'several' | 'text' | 'yes-no';

const KINDS: ReadonlyMap<string, AttributeKind> = new Map([
  ['boolean', 'yes-no'],
  ['date', 'date'],
  ['datetime', 'date'],
  ['price', 'number'],
  ['weight', 'number'],
  ['number', 'number'],
  ['multiselect', 'several'],
  ['select', 'one'],
]);

/** Returns the input kind; attributes without options follow `frontend_input`. */
export function attributeKind({ frontend_input: input = '', options }: Attribute): AttributeKind {
  if (options.length > 0) return input === 'multiselect' ? 'several' : 'one';
  return KINDS.get(input) ?? 'text';
}

/** Returns false for a choice without options. */
export function isEditableAttribute(attribute: Attribute): boolean {
  const kind = attributeKind(attribute);
  const isChoice = kind === 'one' || kind === 'several';
  return isAttributeMember(attribute.attribute_code) && (!isChoice || attribute.options.length > 0);
}
