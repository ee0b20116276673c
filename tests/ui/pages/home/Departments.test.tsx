import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Departments } from '../../../../ui/pages/home/Departments';

const tilesOf = (image?: string) =>
  renderToStaticMarkup(<Departments departments={[{ id: 3, name: 'Men', path: '/c/men', products: [], image }]} />);

describe('Departments', () => {
  it('shows a department with its own picture', () => {
    expect(tilesOf('/men.jpg')).toContain('/men.jpg');
  });
  it('shows only the name without any picture', () => {
    expect(tilesOf()).not.toContain('<img');
    expect(tilesOf()).toContain('Men');
  });
});
