import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../../../../../core/shopper';
import { sizeChart } from '../../../../../storybook/fixtures/product-page';
import { bomber, bomberView } from '../../../../../storybook/fixtures/products';
import { CmsPage } from '../../../../../ui/pages/CmsPage';
import { chartInInches } from '../../../../../ui/pages/product/sizes/chart-in-inches';
import { ownSizesFirst } from '../../../../../ui/pages/product/sizes/own-sizes-first';
import { SizeGuide } from '../../../../../ui/pages/product/sizes/SizeGuide';
import { Words } from '../../../../../ui/pages/product/Words';
import { ShopProvider } from '../../../../../ui/state/shop-context';
import { renderPage } from '../../../render-page';

const CHART =
  '<table><thead><tr><th>Size</th><th>Chest, cm</th></tr></thead><tbody><tr><th>M</th><td>88–94</td></tr></tbody></table>';

async function open(country: string, chart = CHART) {
  const shop = { storeViews: { current: { i18n: { defaultCountry: country } } } } as unknown as Shop;
  const rendered = renderPage(
    <ShopProvider shop={shop}>
      <SizeGuide
        open
        onClose={() => undefined}
        product={bomber}
        page="/i/size-guide"
        readBlock={() => Promise.resolve({ ...sizeChart, content: chart })}
      />
    </ShopProvider>,
  );
  await screen.findByRole('table', { hidden: true });
  const cells = () => [...document.querySelectorAll('thead th, td')].map(({ textContent }) => textContent);
  return { ...rendered, cells };
}

describe('the size guide', () => {
  it('starts in inches in a store of the US, and can be switched to centimetres', async () => {
    const { user, cells } = await open('US');
    expect(cells()).toEqual(['Size', 'Chest, in', '34.5–37']);
    await user.click(screen.getByRole('button', { name: 'Centimeters', hidden: true }));
    expect(cells()).toEqual(['Size', 'Chest, cm', '88–94']);
  });

  it('starts in centimetres elsewhere', async () => {
    const { cells } = await open('DE');
    expect(cells()).toEqual(['Size', 'Chest, cm', '88–94']);
  });
});

describe('a chart of shoe sizes', () => {
  const SHOES =
    '<table><thead><tr><th>EU</th><th>UK</th><th>US men</th><th>US women</th></tr></thead><tbody><tr><th>42</th><td>8</td><td>9</td><td>10.5</td></tr></tbody></table>';
  const head = () => [...document.querySelectorAll('thead th, tbody th, td')].map(({ textContent }) => textContent);

  it.each([
    ['US', ['US men', 'US women', 'EU', 'UK', '9', '10.5', '42', '8']],
    ['UK', ['UK', 'EU', 'US men', 'US women', '8', '42', '9', '10.5']],
    ['DE', ['EU', 'UK', 'US men', 'US women', '42', '8', '9', '10.5']],
  ])('starts with the sizes of the store in %s', async (country, expected) => {
    await open(country, SHOES);
    expect(head()).toEqual(expected);
  });

  it('keeps its notes, which span all columns', () => {
    const chart = SHOES.replace('</tbody>', '<tr><td colspan="4">Half sizes run small</td></tr></tbody>');
    const shown = ownSizesFirst(chart, 'US');
    expect(shown).toContain('<tr><th>9</th><td>10.5</td><td>42</td><td>8</td></tr>');
    expect(shown).toContain('<tr><td colspan="4">Half sizes run small</td></tr>');
  });

  it.each([
    ['has no name for its first column', '<th></th><th>EU</th><th>US</th>', '<th>Women</th><td>38</td><td>6</td>'],
    ['has a size in each column', '<th>Size</th><th>US 6</th><th>US 8</th>', '<th>Chest</th><td>84</td><td>88</td>'],
    ['has a cell for two columns', '<th>EU</th><th>US</th>', '<th>38</th><td>6</td><td>7</td>'],
  ])('is unchanged if it %s', (_what, head, row) => {
    const chart = `<table><thead><tr>${head}</tr></thead><tbody><tr>${row}</tr></tbody></table>`;
    expect(ownSizesFirst(chart, 'US')).toBe(chart);
  });

  it('starts with the sizes of the store if all others are of one system', () => {
    const chart =
      '<table><tr><th>EU</th><th>US men</th><th>US women</th></tr><tr><td>42</td><td>9</td><td>10.5</td></tr></table>';
    expect(ownSizesFirst(chart, 'US')).toContain('<tr><td>9</td><td>10.5</td><td>42</td></tr>');
  });
});

describe('the page of all size charts', () => {
  const page = { id: 1, identifier: 'size-guide', title: 'Size guide', content: `<p>From 10 cm on.</p>${CHART}` };
  const show = (country: string, content = page.content) => {
    const shop = { storeViews: { current: { i18n: { defaultCountry: country } } } } as unknown as Shop;
    return renderPage(
      <ShopProvider shop={shop}>
        <CmsPage page={{ ...page, content }} />
      </ShopProvider>,
    );
  };

  it('starts in the unit of the country and can be switched to the other', async () => {
    const { user } = show('US');
    expect(screen.getByRole('columnheader', { name: 'Chest, in' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '34.5–37' })).toBeVisible();
    expect(screen.getByText('From 10 cm on.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Centimeters' }));
    expect(screen.getByRole('cell', { name: '88–94' })).toBeVisible();
  });

  it('has no switch if no column is in centimetres', () => {
    show('US', '<table><thead><tr><th>Way</th></tr></thead><tbody><tr><td>88</td></tr></tbody></table>');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '88' })).toBeVisible();
  });

  it('does not parse a dash in markup as a length', () => {
    expect(chartInInches(CHART.replace('–', '&#8211;'), 'in')).toContain('<td>34.5–37</td>');
  });
});

describe('the fit of a product', () => {
  it('is the most frequent answer, with the number of answers', () => {
    renderPage(<Words taxIncluded facts={[]} view={bomberView} fit={{ fit: 'small', count: 7, of: 12 }} />);
    expect(screen.getByTestId('fit')).toHaveTextContent('Runs small, say 7 of 12 customers');
  });

  it('is omitted if answers do not agree', () => {
    renderPage(<Words taxIncluded facts={[]} view={bomberView} />);
    expect(screen.queryByTestId('fit')).not.toBeInTheDocument();
  });
});
