import { describe, expect, it } from 'vitest';
import { cleanSvg, withCleanLogo } from '../../../../../adapters/platform/content/site/clean-svg';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4"><title>Shop</title><defs><linearGradient id="a"><stop offset="0" stop-color="#000"></stop></linearGradient></defs><path d="M0 0h10v4z" fill="url(#a)"></path></svg>';

describe('a logo as markup (A §3, svg_logo_xml)', () => {
  it('stays as drawn, with gradients by name', async () => {
    expect(await cleanSvg(LOGO)).toBe(LOGO);
  });

  it.each([
    ['<script>alert(1)</script>', 'alert'],
    ['<style>*{display:none}</style>', 'display'],
    ['<foreignObject><body onload="x()">hi</body></foreignObject>', 'hi'],
    ['<a href="javascript:x()"><path d="M0 0"/></a>', 'javascript'],
    ['<use href="https://evil.example/x.svg#a"/>', 'evil'],
    ['<image href="https://evil.example/x.png"/>', 'evil'],
    ['<path d="M0 0" onclick="x()" style="background:url(//evil.example)"/>', 'evil'],
    ['<set attributeName="href" to="javascript:x()"/>', 'javascript'],
  ])('loses %s', async (inside, word) => {
    const cleaned = await cleanSvg(LOGO.replace('</svg>', `${inside}</svg>`));
    expect(cleaned).toMatch(/^<svg/);
    expect(cleaned).not.toContain(word);
    expect(cleaned).not.toContain('onclick');
  });

  it('is omitted if a fill loads an external resource or nothing is drawn', async () => {
    expect(await cleanSvg(LOGO.replace('url(#a)', 'url(https://evil.example/)'))).toBeUndefined();
    expect(await cleanSvg('<p>Shop</p>')).toBeUndefined();
    expect(await cleanSvg('')).toBeUndefined();
  });

  it('is omitted from the settings if it is invalid, and nothing else is', async () => {
    const block = { id: 1, identifier: 'cms_settings', json: { name: 'Shop', svg_logo_xml: '<p>' } };
    expect(await withCleanLogo(block)).toEqual({ ...block, json: { name: 'Shop' } });
  });
});
