import type { Attribute } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import type { AttributeRecord } from '../../platform/ports/catalogue-data';
import { ATTRIBUTE_IDS, attributeRecords } from '../../platform/starter/attributes';

/** American spelling of values that the house spells otherwise. */
const SPELLED: Readonly<Record<string, string>> = { gray: 'grey' };

/** The number that the house has for an attribute, else its code: configurable options refer to it. */
export function attributeId(code: string): number | string {
  const ids: Readonly<Record<string, number>> = ATTRIBUTE_IDS;
  return lookUp(ids, code) ?? code;
}

/** Finds what the house calls attributes and their values in its other languages: colours, sizes, whom things are for. */
export function attributeWords(): (attribute: Attribute) => AttributeRecord['labels'] {
  const known = new Map(attributeRecords().map((record) => [record.attribute.attribute_code, record.labels] as const));
  return ({ attribute_code: code, options }) => {
    const labels = known.get(code);
    if (labels === undefined) return undefined;
    return Object.fromEntries(
      Object.entries(labels).map(([language, words]) => {
        const own = words[''];
        const values = options.flatMap(({ value }) => {
          const word = lookUp(words, value) ?? lookUp(words, lookUp(SPELLED, value) ?? '');
          return word === undefined ? [] : [[value, word] as const];
        });
        return [language, { ...(own !== undefined && { '': own }), ...Object.fromEntries(values) }];
      }),
    );
  };
}
