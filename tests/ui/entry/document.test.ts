import { describe, expect, it } from 'vitest';
import { documentEnd, documentStart } from '../../../ui/entry/document';

const parts = {
  lang: 'en-US',
  dir: 'ltr' as const,
  head: { title: 'A & <b> - Vitrine', description: 'Say "hi"', robots: 'index, follow', canonical: '/' },
  details: '<link rel="canonical" href="https://shop.test/">',
  assets: { entry: '/assets/c.js', styles: ['/assets/c.css'], modules: ['/assets/m.js'], fonts: ['/assets/f.woff2'] },
  skin: { css: '', ground: '#f6f2ea' },
  handover: '{}',
};

describe('the document around a page', () => {
  it('escapes texts of the merchant', () => {
    const start = documentStart(parts);
    expect(start).toContain('<title>A &amp; &lt;b&gt; - Vitrine</title>');
    expect(start).toContain('content="Say &quot;hi&quot;"');
  });
  it('has its skin after its style sheet, and none if it is the default', () => {
    expect(documentStart(parts)).not.toContain('<style');
    const start = documentStart({
      ...parts,
      skin: { css: ':root{--paper:#14161a;}', ground: '#14161a', darkGround: '#000000' },
    });
    expect(start).toMatch(/<link rel="stylesheet"[^>]*><style data-skin>:root\{--paper:#14161a;\}<\/style>/);
    expect(start.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">',
      '<meta name="theme-color" content="#14161a">',
    ]);
  });
  it('includes the skin, but disabled, for pages that keep the default look', () => {
    const skin = { css: ':root{--paper:#14161a;}', ground: '#14161a', isOff: true };
    expect(documentStart({ ...parts, skin })).toContain(
      '<style data-skin media="not all">:root{--paper:#14161a;}</style>',
    );
  });
  it('is a whole document with its styles, fonts, modules and script', () => {
    const document = new DOMParser().parseFromString(
      `${documentStart(parts)}<p>page</p>${documentEnd(parts)}`,
      'text/html',
    );
    expect(document.documentElement.lang).toBe('en-US');
    expect(document.querySelector('#root p')?.textContent).toBe('page');
    expect(document.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/assets/c.css');
    expect(document.querySelector('link[as=font]')?.getAttribute('href')).toBe('/assets/f.woff2');
    expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/assets/m.js');
    expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe('/assets/c.js');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://shop.test/');
    expect(document.querySelector('#handover')?.textContent).toBe('{}');
  });
});
