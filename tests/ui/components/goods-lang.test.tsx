import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bomber, bomberView } from '../../../storybook/fixtures/products';
import { Breadcrumbs } from '../../../ui/components/base/Breadcrumbs';
import { ProductTile } from '../../../ui/components/products/ProductTile';
import { OptionPicker } from '../../../ui/pages/product/options/OptionPicker';
import { ProductText } from '../../../ui/pages/product/ProductText';
import { Title } from '../../../ui/pages/product/Title';
import { TextProvider } from '../../../ui/text/text-context';
import { en } from '../all-words';
import { renderPage } from '../render-page';

const [colours] = bomberView.options;
if (colours === undefined) throw new Error('The fixture has colours');

const show = (goods: string | undefined) => {
  renderPage(
    <TextProvider messages={en} locale="en-US" goods={goods} price={String}>
      <Breadcrumbs trail={[{ name: 'Jacken', path: '/c/jacken' }]} />
      <ProductTile product={{ ...bomber, name: 'Fliegerjacke' }} href="/p/1" />
      <Title view={{ ...bomberView, parent: { ...bomber, name: 'Bomberjacke' } }} taxIncluded />
      <OptionPicker option={{ ...colours, label: 'Farbe' }} onChoose={() => undefined} />
      <ProductText product={{ ...bomber, description: '<p>Warm und leicht</p>' }} facts={[]} />
    </TextProvider>,
  );
};
const langOf = (text: string) => screen.getByText(text).closest('[lang]:not(html)')?.getAttribute('lang');
const OF_GOODS = ['Jacken', 'Fliegerjacke', 'Bomberjacke', 'Farbe', 'Warm und leicht'];

describe('the language of product texts', () => {
  it('is that of the store if the interface has another (WCAG 3.1.2)', () => {
    show('de-DE');
    expect(OF_GOODS.map(langOf)).toEqual(OF_GOODS.map(() => 'de-DE'));
    expect(langOf('Details')).toBeUndefined();
    const pine = screen.getByRole('radio', { name: 'Pine' });
    expect(pine.closest('[lang]:not(html)')).toHaveAttribute('lang', 'de-DE');
  });

  it('is not set if both are the same', () => {
    show(undefined);
    expect(OF_GOODS.map(langOf)).toEqual(OF_GOODS.map(() => undefined));
  });
});
