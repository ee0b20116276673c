import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEED, drawingPath, parseDrawingPath } from '../../../../adapters/demo/drawings';
import { anyDrawingSpec } from './any-drawing-spec';

describe('drawingPath', () => {
  it('writes the parts of a drawing in a fixed order', () => {
    const spec = {
      cut: 'bomber',
      view: 'front',
      color: '#1f2a44',
      accent: '#e4572e',
      fabric: 'nylon',
      print: 'solid',
      seed: 7,
    } as const;
    expect(drawingPath(spec)).toBe('bomber.front.1f2a44.e4572e.nylon.solid.7.svg');
    expect(drawingPath({ ...spec, kids: true })).toBe('bomber.front.1f2a44.e4572e.nylon.solid.7.kids.svg');
    expect(drawingPath({ ...spec, house: 'ostra', title: 'book-rain' })).toBe(
      'bomber.front.1f2a44.e4572e.nylon.solid.7.ostra.book-rain.svg',
    );
    const { accent: _accent, ...plain } = spec;
    expect(drawingPath(plain)).toBe('bomber.front.1f2a44.-.nylon.solid.7.svg');
  });

  it('is parsed back to an equal spec', () => {
    fc.assert(
      fc.property(anyDrawingSpec(), (spec) => {
        const path = drawingPath(spec);
        expect(parseDrawingPath(path)).toEqual(spec);
        expect(encodeURIComponent(path)).toBe(path);
      }),
    );
  });
});

describe('parseDrawingPath', () => {
  it.each([
    ['nothing', ''],
    ['another ending', 'bomber.front.1f2a44.e4572e.nylon.solid.7.png'],
    ['no ending', 'bomber.front.1f2a44.e4572e.nylon.solid.7'],
    ['an unknown cut', 'toga.front.1f2a44.e4572e.nylon.solid.7.svg'],
    ['a cut in upper case', 'Bomber.front.1f2a44.e4572e.nylon.solid.7.svg'],
    ['an unknown view', 'bomber.side.1f2a44.e4572e.nylon.solid.7.svg'],
    ['an unknown fabric', 'bomber.front.1f2a44.e4572e.silk.solid.7.svg'],
    ['an unknown print', 'bomber.front.1f2a44.e4572e.nylon.paisley.7.svg'],
    ['a colour in upper case', 'bomber.front.1F2A44.e4572e.nylon.solid.7.svg'],
    ['a short colour', 'bomber.front.1f2.e4572e.nylon.solid.7.svg'],
    ['a colour with its hash sign', 'bomber.front.#1f2a44.e4572e.nylon.solid.7.svg'],
    ['an empty accent', 'bomber.front.1f2a44..nylon.solid.7.svg'],
    ['a negative seed', 'bomber.front.1f2a44.e4572e.nylon.solid.-7.svg'],
    ['a seed with leading zeros', 'bomber.front.1f2a44.e4572e.nylon.solid.007.svg'],
    ['a fractional seed', 'bomber.front.1f2a44.e4572e.nylon.solid.7.5.svg'],
    ['a seed out of range', `bomber.front.1f2a44.e4572e.nylon.solid.${MAX_SEED + 1}.svg`],
    ['a folder before it', 'a/bomber.front.1f2a44.e4572e.nylon.solid.7.svg'],
    ['a missing word', 'bomber.front.1f2a44.e4572e.nylon.7.svg'],
    ['a word too many', 'bomber.front.1f2a44.e4572e.nylon.solid.7.kids.kids.svg'],
    ['a brand behind a title', 'bomber.front.1f2a44.e4572e.nylon.solid.7.book-rain.ostra.svg'],
    ['a duplicate title', 'bomber.front.1f2a44.e4572e.nylon.solid.7.book-rain.book-rain.svg'],
    ['an unknown age', 'bomber.front.1f2a44.e4572e.nylon.solid.7.baby.svg'],
    ['a line break at the end', 'bomber.front.1f2a44.e4572e.nylon.solid.7.svg\n'],
    ['a name of the prototype', 'constructor.front.1f2a44.e4572e.nylon.solid.7.svg'],
  ])('refuses %s', (_what, path) => {
    expect(parseDrawingPath(path)).toBeUndefined();
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseDrawingPath(`${text}.svg`)).toBeUndefined();
      }),
    );
  });
});
