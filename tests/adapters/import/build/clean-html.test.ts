import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCleanHtml } from '../../../../adapters/import/build/clean-html';
import type { CleanHtml } from '../../../../adapters/import/build/clean-html';

describe('loadCleanHtml', () => {
  let clean: CleanHtml;
  beforeAll(async () => {
    clean = await loadCleanHtml();
  });

  it.each([
    ['<p style="position:fixed" onclick="x()">A</p>', '<p>A</p>'],
    ['<script>x()</script><style>a{}</style>B', 'B'],
    ['<img src=x onerror=x()>C', 'C'],
    ['<a href="javascript:x()">D</a>', '<a rel="nofollow noopener">D</a>'],
    ['<a href="https://a.example/" target="_top">E</a>', '<a href="https://a.example/" rel="nofollow noopener">E</a>'],
    ['<div><h1>F</h1></div>', '<h3>F</h3>'],
    ['<div>One<div><p>two</p></div>three</div>', '<p>One</p><p>two</p>three'],
    ['One</br>two', 'One<br />two'],
    ['<p>&nbsp;</p>G {{block class="x"}}', 'G'],
    ['3 < 4 & 5', '3 &lt; 4 &amp; 5'],
    ['<iframe src="//evil.example"></iframe><svg onload=x()>H', 'H'],
  ])('cleans %j', (html, cleaned) => {
    expect(clean(html)).toBe(cleaned);
  });

  it('removes everything active, whatever the input', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      'script',
      'img',
      'onerror=',
      'javascript:',
      'href=',
      'a ',
      'svg',
      'p',
      '=',
      '&',
      'x',
      ' ',
      '<!--',
      '-->',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        const tags = clean(parts.join('')).match(/<[^>]*>/g) ?? [];
        expect(
          tags.filter((tag) => !/^<\/?(?:p|br|a)(?: (?:href="(?!javascript)[^"]*"|rel="[^"]*"))*(?: \/)?>$/.test(tag)),
        ).toEqual([]);
      }),
    );
  });
});
