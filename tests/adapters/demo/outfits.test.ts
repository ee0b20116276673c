import { describe, expect, it } from 'vitest';
import { chooseOutfit, freePlaces } from '../../../core/catalogue/outfit';
import { lookUp } from '../../../core/kernel/look-up';
import { demoShop, productsOf, valuesOf } from './demo-shop';

const products = productsOf(await demoShop());
const OF_SUMMER = /(?<!swim-)shorts|sandal|tennis-skirt/;

describe('outfits of the demo', () => {
  it('show no shorts, summer skirts and sandals beside winter clothes', () => {
    const winter = products.filter((product) => lookUp<unknown>(product, 'season') === 'winter');
    expect(winter.some(({ name }) => name.includes('Lined Winter Boot'))).toBe(true);
    for (const product of winter) {
      const candidates = freePlaces(product).map((place) =>
        products.filter((one) => valuesOf(one.set).includes(place)),
      );
      const outfit = chooseOutfit(product, candidates);
      const wrong = outfit.filter(({ name, ptype }) => OF_SUMMER.test(String(ptype)) || name.includes('Wrap Skirt'));
      expect(wrong.map(({ name }) => `${product.name} with ${name}`)).toEqual([]);
      expect(outfit.length, product.name).toBeGreaterThan(0);
    }
  });

  it('mark each pair of shorts and sandals as summer items', () => {
    const shorts = products.filter(({ ptype, type_id }) => type_id === 'configurable' && OF_SUMMER.test(String(ptype)));
    expect(shorts.length).toBeGreaterThan(20);
    const without = shorts.filter((product) => lookUp<unknown>(product, 'season') !== 'summer');
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
