import { describe, expect, it } from 'vitest';
import { HOUSE_STORIES } from '../../../adapters/demo/content/stories';
import { FABRIC_KINDS, STYLES } from '../../../adapters/demo/data';
import { parseDrawingPath } from '../../../adapters/demo/drawings';

describe('the brand stories', () => {
  it('show for each brand its typical cloth: no two alike, and each in one of its products', () => {
    const cloths = HOUSE_STORIES.map(({ identifier, text }) => {
      const { images = [] } = text('en').json as { readonly images?: readonly string[] }; // sound: the length is asserted
      const spec = parseDrawingPath((images[0] ?? '').replace('/garment/', ''));
      const makes = STYLES.filter(({ makers }) => spec?.house !== undefined && spec.house in makers);
      const drawn = makes.flatMap(({ fabrics }) => fabrics.map((fabric) => FABRIC_KINDS[fabric].drawing));
      expect(drawn, identifier).toContain(spec?.fabric);
      return spec?.fabric;
    });
    expect(cloths).toHaveLength(16);
    expect(new Set(cloths).size).toBe(cloths.length);
  });
});
