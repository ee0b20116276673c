import { describe, expect, it } from 'vitest';
import { assetsOf, type BuildManifest } from '../../../ui/entry/assets';

const manifest: BuildManifest = {
  'ui/entry/client.tsx': {
    file: 'assets/client.js',
    css: ['assets/client.css'],
    imports: ['_shared.js'],
    dynamicImports: ['ui/routes/HomeRoute.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'ui/routes/HomeRoute.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_shared.js', '_tile.js'] },
  'ui/text/messages/de/first.json': { file: 'assets/first-de.js' },
  'ui/text/messages/ru/first.json': { file: 'assets/first-ru.js' },
  '_tile.js': { file: 'assets/tile.js', css: ['assets/tile.css'] },
  'a/sofia-latin.woff2': { file: 'assets/sofia-latin.woff2' },
  'a/sofia-greek.woff2': { file: 'assets/sofia-greek.woff2' },
};

describe('assetsOf', () => {
  it('returns the assets of a page once, including shared chunks', () => {
    expect(assetsOf(manifest, ['ui/routes/HomeRoute.tsx', 'ui/text/messages/de/first.json'], ['sofia-latin'])).toEqual({
      entry: '/assets/client.js',
      styles: ['/assets/client.css', '/assets/home.css', '/assets/tile.css'],
      modules: ['/assets/shared.js', '/assets/home.js', '/assets/tile.js', '/assets/first-de.js'],
      fonts: ['/assets/sofia-latin.woff2'],
    });
  });
  it('returns the styles, but not the scripts, of lazily hydrated parts', () => {
    const assets = assetsOf(manifest, [], [], ['ui/routes/HomeRoute.tsx']);
    expect(assets.styles).toEqual(['/assets/client.css', '/assets/home.css', '/assets/tile.css']);
    expect(assets.modules).toEqual(['/assets/shared.js']);
  });
  it('explains what to do without a build', () => {
    expect(() => assetsOf({}, ['ui/routes/HomeRoute.tsx'], [])).toThrow('run the build again');
  });
});
