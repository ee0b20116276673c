import { describe, expect, it } from 'vitest';
import { earlierName, earlierNames, filesNamedIn, planSweep } from '../../../ui/service-worker/earlier-builds';

const build = (name: string, ...files: string[]) => ({ name, files: new Set(files) });
const document = (url: string, ...files: string[]) => ({ url, files });
const none: never[] = [];

describe('files of earlier builds', () => {
  it('are those that a document names, once each', () => {
    const html = `<link rel="stylesheet" href="/assets/client-a1.css"><script type="module" src="/assets/client-b2.js">
      </script><link rel="modulepreload" href="/assets/client-b2.js"><img src="/img/1.js"><a href="/assets/font.woff2">`;
    expect(filesNamedIn(html)).toEqual(['/assets/client-a1.css', '/assets/client-b2.js']);
    expect(filesNamedIn('')).toEqual([]);
  });
  it('are in caches whose names contain their order', () => {
    expect(earlierNames(['pages', earlierName(1000), earlierName(999), 'files'])).toEqual([
      'earlier-999',
      'earlier-1000',
    ]);
  });
});

describe('after a new version has taken over', () => {
  it('a viewed page keeps the build it needs (S §7)', () => {
    const pages = [document('/c/women', 'a.1', 'both')];
    const plan = planSweep(new Set(['a.2', 'both']), [build('earlier-1', 'a.1')], { homes: none, pages });
    expect(plan).toEqual({ builds: [], pages: [] });
  });
  it('a build that no document needs any more is deleted', () => {
    const pages = [document('/c/women', 'a.2')];
    const plan = planSweep(new Set(['a.2']), [build('earlier-1', 'a.1')], { homes: none, pages });
    expect(plan).toEqual({ builds: ['earlier-1'], pages: [] });
  });
  it('builds after a needed one are kept, because they share files with it', () => {
    const earlier = [build('earlier-1', 'a.1'), build('earlier-2', 'a.2', 'both')];
    const pages = [document('/c/women', 'a.1', 'both')];
    expect(planSweep(new Set(['a.3']), earlier, { homes: none, pages })).toEqual({ builds: [], pages: [] });
  });
  it('a page whose scripts or styles are missing is deleted: it would open unstyled', () => {
    const pages = [document('/c/women', 'a.1'), document('/c/men', 'a.2')];
    const plan = planSweep(new Set(['a.2']), [], { homes: none, pages });
    expect(plan.pages).toEqual(['/c/women']);
  });
  const five = [1, 2, 3, 4, 5].map((at) => build(`earlier-${String(at)}`, `a.${String(at)}`));
  it('pages open through three versions are kept, and those before them are deleted with their builds', () => {
    const pages = five.map((_, at) => document(`/p/${String(at + 1)}`, `a.${String(at + 1)}`));
    const plan = planSweep(new Set(['a.6']), five, { homes: none, pages });
    expect(plan).toEqual({ builds: ['earlier-1', 'earlier-2'], pages: ['/p/1', '/p/2'] });
  });
  it('a home keeps its build, however old', () => {
    const plan = planSweep(new Set(['a.6']), five, { homes: [document('/', 'a.1')], pages: none });
    expect(plan.builds).toEqual([]);
  });
});
