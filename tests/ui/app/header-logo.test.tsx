import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFixturePlatform } from '../../fixtures/platform';
import { openStorefront } from '../open-storefront';

async function bannerWith(settings: object): Promise<HTMLElement> {
  const fixture = await openFixturePlatform();
  const json = { name: 'Vitrine', ...settings };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  await openStorefront('/', { fixture });
  const [banner] = screen.getAllByRole('banner');
  if (banner === undefined) throw new Error('The page has no header');
  return banner;
}

describe('the logo of the header (A §2.3: png or svg, from settings)', () => {
  it('prefers the SVG to the bitmap', async () => {
    const banner = await bannerWith({ png_logo: '/media/logo.png', svg_logo: '/media/logo.svg' });
    expect(within(banner).getByRole('img', { name: 'Vitrine' })).toHaveAttribute('src', '/media/logo.svg');
  });
  it('is the bitmap if the setting of the SVG was cleared', async () => {
    const banner = await bannerWith({ png_logo: '/media/logo.png', svg_logo: '' });
    expect(within(banner).getByRole('img', { name: 'Vitrine' })).toHaveAttribute('src', '/media/logo.png');
  });
  it('is the name of the shop if both files were removed: no picture without a URL', async () => {
    const banner = await bannerWith({ png_logo: ' ', svg_logo: '' });
    expect(within(banner).queryByRole('img')).toBeNull();
    expect(within(banner).getByRole('link', { name: 'Vitrine' })).toHaveAttribute('href', '/');
  });
});
