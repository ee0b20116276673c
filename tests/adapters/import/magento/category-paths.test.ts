import { describe, expect, it } from 'vitest';
import { parseCategoryPaths } from '../../../../adapters/import/magento/category-paths';

describe('parseCategoryPaths', () => {
  it.each([
    ['', []],
    ['Default Category', [['Default Category']]],
    [
      'Default Category/Men/Tops,Default Category/Sale',
      [
        ['Default Category', 'Men', 'Tops'],
        ['Default Category', 'Sale'],
      ],
    ],
    [
      'Root/Home, Garden/Pots,Root/Sale',
      [
        ['Root', 'Home, Garden', 'Pots'],
        ['Root', 'Sale'],
      ],
    ],
    ['Root/Trousers\\/Shorts', [['Root', 'Trousers/Shorts']]],
    ['Root//Tops/ ', [['Root', 'Tops']]],
  ] as const)('reads %j', (text, paths) => {
    expect(parseCategoryPaths(text)).toEqual(paths);
  });
});
