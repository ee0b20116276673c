import { describe, expect, it } from 'vitest';
import { AttributeLabels } from '../../../../../adapters/platform/catalogue/reading/attribute-labels';
import { listedSizes, storeSizes } from '../../../../../adapters/platform/catalogue/search/size-filters';
import { STORE_VIEWS } from '../../../../../core/shopper';

const options = ['m', 'w32', '42'].map((value) => ({ value, label: value.toUpperCase() }));
const SIZE = { attribute_code: 'size', attribute_id: 1, options };
const labels = new AttributeLabels([{ attribute: SIZE }], 'en');
const storeOf = (code: string) => STORE_VIEWS.find(({ storeCode }) => storeCode === code)!;
const bucket = (value: string, count: number) => ({ value, label: value, count });

function listed(store: string, gender: readonly (readonly [string, number])[], total = 10): string | undefined {
  const aggregations = { gender: gender.map(([value, count]) => bucket(value, count)), size: [bucket('42', 3)] };
  const { attributeMetadata, aggregations: counted } = listedSizes(
    { aggregations, attributeMetadata: [SIZE], total },
    labels,
    storeOf(store),
  );
  const [, , described] = attributeMetadata[0]?.options ?? [];
  expect(counted.size[0]?.label).toBe(described?.label);
  return described?.label;
}

describe('size filters of a list', () => {
  it('are those of the gender that all listed products are for, even if some are also for others', () => {
    expect(listed('us', [['men', 10]])).toBe('US 9');
    expect(
      listed('us', [
        ['women', 10],
        ['men', 4],
      ]),
    ).toBe('US 10.5');
    expect(
      listed('us', [
        ['women', 6],
        ['men', 4],
      ]),
    ).toBe('M 9 / W 10.5');
    expect(
      listed('us', [
        ['women', 10],
        ['men', 10],
      ]),
    ).toBe('M 9 / W 10.5');
    expect(listed('us', [])).toBe('M 9 / W 10.5');
  });

  it('are British in the store of the United Kingdom, and the catalogue’s elsewhere', () => {
    expect(listed('en', [['men', 10]])).toBe('UK 8');
    expect(storeSizes([SIZE], { labels, store: storeOf('en') })[0]?.options[2]?.label).toBe('UK 8');
    expect(storeSizes([SIZE], { labels, store: storeOf('de') })).toEqual([SIZE]);
  });
});
