import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bomber, viewOf } from '../../../../storybook/fixtures/products';
import { Title } from '../../../../ui/pages/product/Title';
import { renderPage } from '../../render-page';

const headingOf = (name: string): HTMLElement => {
  renderPage(<Title view={viewOf({ ...bomber, name })} taxIncluded={false} />);
  return screen.getByRole('heading', { level: 1, name });
};
const compounds = (heading: HTMLElement) => [...heading.querySelectorAll('span')].map(({ textContent }) => textContent);

describe('the title of a product', () => {
  it('keeps a short compound in one line', () => {
    expect(compounds(headingOf('Farrier Wide-Leg Jeans'))).toEqual(['Wide-Leg']);
  });
  it('breaks a long one at its hyphen, if a phone has no space', () => {
    expect(compounds(headingOf('Wetterschutz-Übergangsjacke Sund'))).toEqual([]);
  });
  it('is the plain name without a compound', () => {
    expect(headingOf('Sund Down Parka').childNodes).toHaveLength(1);
  });
});
