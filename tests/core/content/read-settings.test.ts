import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../core/content/read-settings';
import { siteSettings } from '../../../core/contract/content/content';

const WRONG: readonly unknown[] = [null, 7, true, '', 'text', [], {}, [null], [[]], [{ image: 5 }], { a: { b: [1] } }];

describe('site settings of a merchant', () => {
  it.each(Object.keys(siteSettings.def.shape))('are readable with any value in %s', (member) => {
    const beside = { company: 'Kept Ltd', langs: ['us'], sliders: [{ image: '/a.jpg' }], own_member: [1] };
    for (const value of WRONG) {
      const read = readSettings({ name: 'Shop', ...beside, [member]: value }, 'United States')?.data;
      expect(siteSettings.safeParse(read).success, JSON.stringify(value)).toBe(true);
      expect(read).toMatchObject(Object.fromEntries(Object.entries(beside).filter(([name]) => name !== member)));
    }
  });

  it('keep valid slides and drop only their invalid fields', () => {
    const sliders = [
      { image: '/a.jpg', bg: 'red' },
      'none',
      { image: 7, title: 'No picture' },
      { images: ['/b.jpg', 5] },
    ];
    const kept = [{ image: '/a.jpg' }, { title: 'No picture' }, { images: ['/b.jpg'] }];
    expect(readSettings({ name: 'Shop', sliders }, 'Germany')?.data).toEqual({ name: 'Shop', sliders: kept });
    expect(readSettings({ name: 7, sliders }, 'Germany')?.data).toEqual({ name: 'Germany', sliders: kept });
    expect(readSettings({ sliders }, 'Germany')?.data).toEqual({ name: 'Germany', sliders: kept });
  });

  it('name a shop without a name after its store', () => {
    for (const name of [undefined, null, 5, ['Shop']])
      expect(readSettings({ name }, 'Germany')?.data.name).toBe('Germany');
  });

  it('are empty if they are not an object', () => {
    for (const json of [null, undefined, 'text', 7, [], [{ name: 'Shop' }]]) {
      expect(readSettings(json, 'Germany')).toBeUndefined();
    }
  });
});

describe('links of the settings (A §3)', () => {
  const read = (settings: Record<string, unknown>) => readSettings({ name: 'Shop', ...settings }, '');

  it('are omitted and reported if they lead to a disallowed target', () => {
    const kept = { facebook_link: 'https://friends.example/shop', phone_800_link: '+1 800 555 0142', png_logo: '' };
    const found = read({
      ...kept,
      instagram_link: 'javascript:alert(1)',
      viber_link: 'tg://resolve',
      svg_logo: '//evil.example/logo.svg',
      feeds_facebook: { en: '/feeds/en.csv', de: 'data:text/html,x' },
      favicons: [
        { type: 'png', src: 'javascript:x' },
        { type: 'png', src: '/icon.png', size: 32 },
      ],
    });
    expect(found?.data).toEqual({
      name: 'Shop',
      ...kept,
      feeds_facebook: { en: '/feeds/en.csv' },
      favicons: [{ type: 'png', src: '/icon.png', size: 32 }],
    });
    expect(found?.dropped).toEqual(
      expect.arrayContaining([
        ['instagram_link'],
        ['viber_link'],
        ['svg_logo'],
        ['feeds_facebook', 'de'],
        ['favicons', 0],
      ]),
    );
  });

  it('of a slide are omitted alone: the slide stays, without its button', () => {
    const found = read({
      sliders: [
        { title: 'Bad', button_text: 'Go', link: 'javascript:alert(1)' },
        { title: 'Elsewhere', button_text: 'Go', link: '//evil.example' },
        { title: 'Good', button_text: 'Go', link: '/c/men-parkas' },
        { title: 'Friend', button_text: 'Go', link: 'https://friends.example/shop' },
      ],
    });
    expect(found?.data.sliders?.map(({ title, link }) => [title, link])).toEqual([
      ['Bad', undefined],
      ['Elsewhere', undefined],
      ['Good', '/c/men-parkas'],
      ['Friend', 'https://friends.example/shop'],
    ]);
    expect(found?.dropped).toEqual(
      expect.arrayContaining([
        ['sliders', 0, 'link'],
        ['sliders', 1, 'link'],
      ]),
    );
  });

  it('of the header texture are on this shop, or on another host over https', () => {
    const texture = (texture_preview: string) => read({ navbar: { type: 'texture', texture_preview } })?.data.navbar;
    expect(texture('/media/linen.png')).toEqual({ type: 'texture', texture_preview: '/media/linen.png' });
    for (const address of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      '//evil.example/x.png',
      'http://x.example/x',
    ])
      expect(texture(address)).toEqual({ type: 'texture' });
  });

  it('may belong to their messenger', () => {
    const links = {
      telegram_link: 'tg://resolve?domain=shop',
      viber_link: 'viber://chat?number=%2B1',
      whatsapp_link: '',
    };
    expect(read(links)?.data).toEqual({ name: 'Shop', ...links });
  });
});
