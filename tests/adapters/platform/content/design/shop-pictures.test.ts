import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
const tokens = new Map<string, string>();
beforeEach(async () => {
  tokens.clear();
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(() => fixture.platform.close());

interface Kept {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
interface Reply {
  readonly status: number;
  readonly result: { readonly pictures: readonly Kept[] };
  readonly message: string;
}

async function send(contact: string, use: string, bytes: Uint8Array | string, field = 'picture'): Promise<Reply> {
  const token = tokens.get(contact) ?? (await signIn(fixture, contact)).token;
  tokens.set(contact, token);
  const form = new FormData();
  form.set('use', use);
  // The file extension is not trusted.
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.set(field, new File([part], 'it.png', { type: 'image/png' }));
  const address = `http://shop.test/api/manage/shop-picture?token=${token}`;
  const response = await fixture.platform.fetch(new Request(address, { method: 'POST', body: form }));
  const { result } = (await response.json()) as { result: Reply['result'] & string };
  return { status: response.status, result, message: typeof result === 'string' ? result : '' };
}
const ADMIN = 'alma@vitrine.example';
const kept = async (use: string, bytes: Uint8Array | string): Promise<readonly Kept[]> => {
  const { status, result } = await send(ADMIN, use, bytes);
  expect(status).toBe(200);
  return result.pictures;
};
const get = (path: string, headers: Record<string, string> = {}) =>
  fixture.platform.fetch(new Request(`http://shop.test${path}`, { headers }));
const shown = async (path: string) => {
  const bytes = Buffer.from(await (await get(path)).arrayBuffer());
  return { bytes, facts: await sharp(bytes).metadata() };
};
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h20v10H0z" fill="#c00"/></svg>';

describe('pictures of the shop itself', () => {
  it('keep transparency, are stored at the size of their use, and are served unchanged', async () => {
    const [logo] = await kept('logo', await plain(2000, 500, 4).png().toBuffer());
    expect(logo).toMatchObject({ width: 640, height: 160 });
    expect(logo?.src).toMatch(/^\/img\/shop\/[0-9a-f-]{36}\.png$/);
    const { facts } = await shown(logo?.src ?? '');
    expect([facts.format, facts.width, facts.height, facts.hasAlpha]).toEqual(['png', 640, 160, true]);
    const answer = await get(logo?.src ?? '');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    await answer.body?.cancel();
    const again = await get(logo?.src ?? '', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('create an icon in every size from one picture, without upscaling', async () => {
    const icons = await kept('icon', await plain(100, 60, 4).png().toBuffer());
    expect(icons.map(({ width, height }) => [width, height])).toEqual([16, 32, 48, 96].map((side) => [side, side]));
    const all = await kept('icon', SVG);
    expect(all.map(({ width }) => width)).toEqual([16, 32, 48, 96, 180, 192]);
    const launcher = await sharp((await shown(all[4]?.src ?? '')).bytes)
      .raw()
      .toBuffer();
    expect([...launcher.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('serve a slide at the sizes of the shop', async () => {
    const [slide] = await kept('slide', await plain(1200, 1500).jpeg().toBuffer());
    expect(slide?.src).toMatch(/^\/shop\/[0-9a-f-]{36}\.jpg$/);
    const { facts } = await shown(`/img/600/744/resize${slide?.src ?? ''}`);
    expect([facts.width, facts.height]).toEqual([600, 744]);
  });

  it('are converted from SVG to pixels, so that no script runs', async () => {
    const evil = SVG.replace(
      '<path',
      '<script>alert(1)</script><image href="https://evil.test/x.png"/><path onload="x()"',
    );
    const [logo] = await kept('logo', `<?xml version="1.0"?>\n${evil}`);
    expect(logo).toMatchObject({ width: 640, height: 160 });
    const { bytes, facts } = await shown(logo?.src ?? '');
    expect(facts.format).toBe('png');
    expect(bytes.includes('script')).toBe(false);
  });

  it('keep only the pixels of a photo', async () => {
    const marked = await plain(300, 300)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    expect(marked.includes('SECRET-PLACE')).toBe(true);
    const [picture] = await kept('page', marked);
    expect((await shown(picture?.src ?? '')).bytes.includes('SECRET-PLACE')).toBe(false);
  });

  it.each([
    ['no picture at all', 'page', 'hello', 'picture must be a JPEG, PNG, WebP or SVG picture'],
    ['an empty file', 'page', '', 'picture must be a JPEG, PNG, WebP or SVG picture'],
    [
      'a page',
      'logo',
      '<html><script>alert(1)</script></html>',
      'picture must be a drawing of shapes only: <svg>…</svg>',
    ],
    [
      'a drawing that is too large',
      'logo',
      `<svg>${'<path d="M0 0"/>'.repeat(20_000)}</svg>`,
      'picture must be at most 256 KB for a drawing',
    ],
    ['a picture that is too large', 'page', Buffer.alloc(10 * 1024 * 1024 + 1), 'picture must be at most 10 MB'],
  ])('refuse %s, and name the limit', async (_, use, bytes, message) => {
    const reply = await send(ADMIN, use, bytes);
    expect([reply.status, reply.message]).toEqual([400, message]);
  });

  it('refuse too many pixels, too few for an icon, and truncated files', async () => {
    const many = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(ADMIN, 'page', many)).message).toBe('picture must have at most 50 million pixels');
    const small = await plain(40, 40).png().toBuffer();
    expect((await send(ADMIN, 'icon', small)).message).toBe('picture must have 48 pixels or more on its longer side');
    const whole = await plain(400, 400).jpeg().toBuffer();
    expect((await send(ADMIN, 'page', whole.subarray(0, 300))).status).toBe(400);
    expect((await send(ADMIN, 'page', small, 'other')).message).toBe('picture must be one file');
    expect((await send(ADMIN, 'poster', small)).status).toBe(400);
  });

  it('can be uploaded by users who may write content: managers and admins', async () => {
    const small = await plain(60, 60).png().toBuffer();
    expect((await send('mira@vitrine.example', 'slide', small)).status).toBe(200);
    expect((await send('lotte@vitrine.example', 'slide', small)).status).toBe(403);
    expect((await send('ada@vitrine.example', 'slide', small)).status).toBe(403);
  });

  it('expose no other stored file', async () => {
    for (const name of ['../draft.json', '%2e%2e%2fportrait%2f1.jpg', 'x.png', '.png']) {
      expect([name, (await get(`/img/shop/${name}`)).status]).toEqual([name, 404]);
    }
  });
});
