import { describe, expect, it } from 'vitest';
import { bloggerSettingsIn } from '../../../adapters/platform/starter/settings/blogger-settings';
import { readBloggerSettings } from '../../../core/bloggers/read-blogger-settings';

const FIELDS = [
  'has_instagram_shopping',
  'instagram',
  'instagram_link',
  'instagram_shopping',
  'post_actions',
  'profile_link',
  'profile_text',
  'shop_instagram',
  'show_attention_photo_modal',
];

describe('the settings for bloggers (A §3)', () => {
  it.each(['en', 'de', 'ru', 'uk', 'zh'] as const)('have their nine fields in a new shop, in %s', (language) => {
    const given = bloggerSettingsIn(language);
    expect(Object.keys(given).toSorted()).toEqual(FIELDS);
    expect(readBloggerSettings(given)).toEqual(given);
  });

  it('have texts in each language', () => {
    const texts = (['en', 'de', 'ru', 'uk', 'zh'] as const).map((language) => bloggerSettingsIn(language).profile_text);
    expect(new Set(texts).size).toBe(5);
  });

  it('are parsed field by field: an error affects only its own field, and a script is not a link', () => {
    const read = readBloggerSettings({
      instagram: 7,
      profile_link: 'javascript:alert(1)',
      instagram_link: 'https://instagram.example/shop',
      post_actions: ['one', 2, 'three'],
      has_instagram_shopping: true,
      own: 'kept',
    });
    expect(read).toEqual({
      instagram_link: 'https://instagram.example/shop',
      post_actions: ['one', 'three'],
      has_instagram_shopping: true,
      own: 'kept',
    });
    expect([readBloggerSettings(undefined), readBloggerSettings('text'), readBloggerSettings([])]).toEqual([
      {},
      {},
      {},
    ]);
  });
});
