import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../core/content/read-settings';
import { siteSettings } from '../../../core/contract/content';

const WRONG: readonly unknown[] = [null, 7, true, '', 'text', [], {}, [null], [[]], [{ image: 5 }], { a: { b: [1] } }];

describe('site settings as a merchant wrote them', () => {
  it.each(Object.keys(siteSettings.def.shape))(
    'can be read whatever their member %s is, the others beside it',
    (member) => {
      const beside = { company: 'Kept Ltd', langs: ['us'], sliders: [{ image: '/a.jpg' }], own_member: [1] };
      for (const value of WRONG) {
        const read = readSettings({ name: 'Shop', ...beside, [member]: value }, 'United States')?.data;
        expect(siteSettings.safeParse(read).success, JSON.stringify(value)).toBe(true);
        expect(read).toMatchObject(Object.fromEntries(Object.entries(beside).filter(([name]) => name !== member)));
      }
    },
  );

  it('keep the slides that can be read, each without what is wrong in it', () => {
    const sliders = [
      { image: '/a.jpg', bg: 'red' },
      'none',
      { image: 7, title: 'No picture' },
      { images: ['/b.jpg', 5] },
    ];
    expect(readSettings({ name: 'Shop', sliders }, '')?.data.sliders).toEqual([
      { image: '/a.jpg' },
      { title: 'No picture' },
      { images: ['/b.jpg'] },
    ]);
  });

  it('call a shop without a name after its store', () => {
    for (const name of [undefined, null, 5, ['Shop']])
      expect(readSettings({ name }, 'Germany')?.data.name).toBe('Germany');
  });

  it('are none when they are no members at all', () => {
    for (const json of [null, undefined, 'text', 7, [], [{ name: 'Shop' }]]) {
      expect(readSettings(json, 'Germany')).toBeUndefined();
    }
  });
});
