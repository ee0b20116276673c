import type { Attribute } from '../../../core/contract';
import { lookUp } from '../../../core/kernel/look-up';
import type { AttributeRecord } from '../../platform/ports/catalogue/catalogue-data';
import { ATTRIBUTE_IDS, attributeRecords } from '../../platform/starter/attributes';

const SPELLED: Readonly<Record<string, string>> = { gray: 'grey' };

export function attributeId(code: string): number | string {
  const ids: Readonly<Record<string, number>> = ATTRIBUTE_IDS;
  return lookUp(ids, code) ?? code;
}

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
