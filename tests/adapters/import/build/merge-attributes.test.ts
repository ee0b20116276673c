import { describe, expect, it } from 'vitest';
import { mergeAttributes } from '../../../../adapters/import/build/merge-attributes';
import type { AttributeRecord } from '../../../../adapters/platform/ports/catalogue/catalogue-data';

const option = (value: string, label: string, swatch?: string) => ({ value, label, ...(swatch && { swatch }) });
function record(
  options: AttributeRecord['attribute']['options'],
  more: Partial<AttributeRecord> = {},
  label = 'Color',
) {
  const attribute = {
    ...{ attribute_code: 'color', default_frontend_label: label, frontend_input: 'select', options },
    ...{ is_visible: true, is_comparable: true },
  };
  return { attribute, ...more };
}
const merged = (fresh: AttributeRecord, kept: AttributeRecord) => mergeAttributes([fresh], [kept])[0];
const FILE = record([option('gray', 'Gray', '#8b8f94'), option('navy', 'Navy', '#1f2a44')]);

describe('an attribute that is imported again', () => {
  it('takes the labels of the file, and keeps options that the file does not have', () => {
    const kept = record([option('gray', 'Old gray'), option('red', 'Red')]);
    expect(merged(FILE, kept)?.attribute.options.map(({ label }) => label)).toEqual(['Gray', 'Navy', 'Red']);
  });

  it('keeps names set by staff until the file changes them', () => {
    const staff = { renamed: { '': 'Color', gray: 'Gray' } };
    const kept = record([option('gray', 'Stone', '#ffffff'), option('navy', 'Navy')], { staff }, 'Tone');
    const again = merged(FILE, kept);
    expect(again?.attribute).toMatchObject({ default_frontend_label: 'Tone' });
    expect(again?.attribute.options[0]).toEqual({ value: 'gray', label: 'Stone', swatch: '#ffffff' });
    expect(again?.staff?.renamed).toEqual({ '': 'Color', gray: 'Gray' });
  });

  it('takes a name that the file has changed since, and drops the one of staff', () => {
    const staff = { renamed: { gray: 'Gray' } };
    const kept = record([option('gray', 'Stone')], { staff });
    const again = merged(record([option('gray', 'GRAY')]), kept);
    expect(again?.attribute.options[0]).toMatchObject({ label: 'GRAY' });
    expect(again?.staff?.renamed).toEqual({});
  });

  it('keeps translations, order and flags of staff', () => {
    const labels = { de: { '': 'Ton', gray: 'Stein' } };
    const kept = record([option('navy', 'Navy'), option('gray', 'Gray')], { labels, staff: { comparable: false } });
    const ordered = { ...kept, attribute: { ...kept.attribute, is_ordered: true } };
    const fresh = { ...FILE, labels: { de: { '': 'Farbe', gray: 'Grau', navy: 'Marine' } } };
    const again = merged(fresh, ordered);
    expect(again?.attribute.options.map(({ value }) => value)).toEqual(['navy', 'gray']);
    expect(again?.attribute.is_comparable).toBe(false);
    expect(again?.labels?.de).toEqual({ '': 'Ton', gray: 'Stein', navy: 'Marine' });
  });

  it('does not bring back an option that staff merged into another', () => {
    const kept = record([option('slate', 'Slate')], { staff: { merged: { gray: 'slate' } } });
    const again = merged(FILE, kept);
    expect(again?.attribute.options.map(({ value }) => value)).toEqual(['navy', 'slate']);
    expect(again?.staff?.merged).toEqual({ gray: 'slate' });
  });
});
