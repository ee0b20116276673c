import type { Attribute } from './catalogue';
import { product } from './product';

/** Members of a product that are attributes by the contract; all its other members have a meaning of their own. */
const ATTRIBUTE_MEMBERS = new Set(['brand', 'care', 'collection', 'gender', 'set', 'ptype', 'color', 'size']);
/** A member of such a name would shadow what every object inherits. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const MEANT_OTHERWISE = Object.keys(product.shape).filter((member) => !ATTRIBUTE_MEMBERS.has(member));
const RESERVED = new Set([...MEANT_OTHERWISE, ...INHERITED]);

/** Whether an attribute of this code can be a member of a product without meaning something else there. */
export function isAttributeMember(code: string): boolean {
  return /^[\p{Ll}\p{Lo}][\p{L}\p{N}_]{0,59}$/u.test(code) && !RESERVED.has(code);
}

/** What a value of an attribute can be: one or several of its options, yes or no, a number, a day, or a text. */
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

/** How an attribute of the shop's table is filled in. One without options of its own is what its `frontend_input` says. Pure. */
export function attributeKind({ frontend_input: input = '', options }: Attribute): AttributeKind {
  if (options.length > 0) return input === 'multiselect' ? 'several' : 'one';
  return KINDS.get(input) ?? 'text';
}

/** Whether staff can fill it in: one that is a choice of nothing has to get options first. Pure. */
export function isEditableAttribute(attribute: Attribute): boolean {
  const kind = attributeKind(attribute);
  const isChoice = kind === 'one' || kind === 'several';
  return isAttributeMember(attribute.attribute_code) && (!isChoice || attribute.options.length > 0);
}
