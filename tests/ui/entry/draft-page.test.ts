import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { draftStrip } from '../../../ui/entry/draft-strip';
import { createStorefront } from '../../../ui/entry/server';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

/** Node rejects jsdom's typed arrays, so file stores fail here. */
function api(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/api/design-draft' || searchParams.get('key') !== '7.good') return fixture.platform.fetch(request);
  return Promise.resolve(Response.json({ code: 200, result: { settings: { skin: 'night' } } }));
}

describe('a page with a design draft', () => {
  it('has the draft mark for everyone who opens it, and no other page has it', async () => {
    const storefront = createStorefront({
      api,
      manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
      onError: (error) => {
        throw error;
      },
    });
    const pageAt = async (path: string) => (await storefront.fetch(new Request(`http://shop.test${path}`))).text();
    for (const path of ['/', '/brands']) {
      expect(await pageAt(`${path}?design-draft=7.good`)).toContain(draftStrip('en'));
      expect(await pageAt(path)).not.toContain('draft-strip');
      expect(await pageAt(`${path}?design-draft=1.guessed`)).not.toContain('draft-strip');
    }
  });

  it.each([
    ['de', 'Entwurf: Dieses Design ist nicht veröffentlicht.'],
    ['en', 'Draft: This design is not published.'],
    ['ru', 'Черновик: Этот дизайн не опубликован.'],
    ['uk', 'Чернетка: Цей дизайн не опубліковано.'],
    ['zh', '草稿: 此设计尚未发布。'],
  ] as const)('shows the mark in %s', (language, text) => {
    expect(draftStrip(language).replaceAll(/<[^>]+>/g, '')).toBe(text);
  });
});
