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
  it('names what the page needs once, the shared parts included', () => {
    expect(assetsOf(manifest, ['ui/routes/HomeRoute.tsx', 'ui/text/messages/de/first.json'], ['sofia-latin'])).toEqual({
      entry: '/assets/client.js',
      styles: ['/assets/client.css', '/assets/home.css', '/assets/tile.css'],
      modules: ['/assets/shared.js', '/assets/home.js', '/assets/tile.js', '/assets/first-de.js'],
      fonts: ['/assets/sofia-latin.woff2'],
    });
  });
  it('names the styles, not the scripts, of what comes when the shopper is there', () => {
    const assets = assetsOf(manifest, [], [], ['ui/routes/HomeRoute.tsx']);
    expect(assets.styles).toEqual(['/assets/client.css', '/assets/home.css', '/assets/tile.css']);
    expect(assets.modules).toEqual(['/assets/shared.js']);
  });
  it('explains what to do when there is no build', () => {
    expect(() => assetsOf({}, ['ui/routes/HomeRoute.tsx'], [])).toThrow('run the build again');
  });
});
