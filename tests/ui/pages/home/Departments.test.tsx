import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../core';
import { packTile } from '../../../../core/routing/pack-tile';
import { Departments } from '../../../../ui/pages/home/Departments';

const product: Product = { id: 1, sku: 'A', name: 'A', type_id: 'simple', image: '/a.jpg', thumbnail: '/a-small.jpg' };
const tilesOf = (products: readonly Product[], image?: string) =>
  renderToStaticMarkup(
    <Departments
      departments={[{ id: 3, name: 'Men', path: '/c/men', products, ...(image !== undefined && { image }) }]}
    />,
  );

describe('Departments', () => {
  it('shows a department by its own picture', () => {
    expect(tilesOf([product], '/men.jpg')).toContain('/men.jpg');
  });
  it('shows one without a picture by its first product, the same from the server and in the browser', () => {
    expect(tilesOf([product])).toContain('/a-small.jpg');
    expect(tilesOf([packTile(product)])).toBe(tilesOf([product]));
  });
  it('shows the name alone where there is no picture at all', () => {
    expect(tilesOf([])).not.toContain('<img');
    expect(tilesOf([])).toContain('Men');
  });
});
