import { describe, expect, it } from 'vitest';
import { iconLinks } from '../../../ui/head/icon-links';

const hrefs = (settings: object) =>
  iconLinks({ name: 'x', ...settings }, '/manifest.webmanifest').map(({ href }) => href);

describe('the icons of a page (A §2.2)', () => {
  it('have 16 and 32 pixels if the settings name none', () => {
    const links = iconLinks(null, '/en/manifest.webmanifest');
    expect(links.filter(({ type }) => type === 'image/png').map(({ sizes }) => sizes)).toEqual(['16x16', '32x32']);
    expect(links.at(-1)).toEqual({ rel: 'manifest', href: '/en/manifest.webmanifest' });
  });
  it('are the PNG entries in settings.favicons', () => {
    const favicons = [
      { type: 'image/png', src: '/media/a.png', width: 48, height: 48 },
      { type: 'png', src: 'https://cdn.example/b.png', size: '96x96' },
      { type: 'image/x-icon', src: '/c.ico' },
    ];
    const links = iconLinks({ name: 'x', favicons }, '/m');
    expect(links.filter(({ rel }) => rel === 'icon')).toEqual([
      { rel: 'icon', type: 'image/png', sizes: '48x48', href: '/media/a.png' },
      { rel: 'icon', type: 'image/png', sizes: '96x96', href: 'https://cdn.example/b.png' },
    ]);
  });
  it('include the merchant’s icon for phone launchers, if one has the size', () => {
    const favicons = [
      { type: 'image/png', src: '/img/shop/a-32.png', size: '32x32' },
      { type: 'image/png', src: '/img/shop/a-180.png', size: '180x180' },
    ];
    expect(iconLinks({ name: 'x', favicons }, '/m').slice(0, 2)).toEqual([
      { rel: 'icon', type: 'image/png', sizes: '32x32', href: '/img/shop/a-32.png' },
      { rel: 'apple-touch-icon', sizes: '180x180', href: '/img/shop/a-180.png' },
    ]);
  });
  it('are the default ones if the settings hold something else', () => {
    for (const favicons of [
      'x',
      7,
      [null, 'x', {}, { type: 'png', src: 'javascript:alert(1)' }, { src: '//evil.example/x.png' }],
    ])
      expect(hrefs({ favicons })).toContain('/icons/icon-16.png');
  });
});
