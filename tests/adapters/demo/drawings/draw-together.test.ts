// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  composedPath,
  drawPicture,
  drawTogether,
  extentOf,
  parsePicturePath,
} from '../../../../adapters/demo/drawings';
import type { DrawingSpec } from '../../../../adapters/demo/drawings';
import { placesOf } from '../../../../adapters/demo/drawings/composed/places';
import { unitsOf } from '../../../../adapters/demo/drawings/worn/scene';
import { anyDrawingSpec } from './any-drawing-spec';

const RACKET: DrawingSpec = {
  cut: 'racket',
  view: 'front',
  color: '#1f6b3a',
  accent: '#e4572e',
  fabric: 'rubber',
  print: 'logo',
  seed: 7,
};
const BALL: DrawingSpec = { ...RACKET, cut: 'ball', color: '#d7e02e', seed: 3 };
const BOTTLE: DrawingSpec = { ...RACKET, cut: 'bottle', fabric: 'metal', seed: 5 };

const several = () =>
  fc.array(
    anyDrawingSpec().map((spec): DrawingSpec => ({ ...spec, view: 'front' })),
    { minLength: 2, maxLength: 7 },
  );

describe('a picture of several products', () => {
  it('has one path, which is parsed back to the same products', () => {
    fc.assert(
      fc.property(several(), (specs) => {
        const path = composedPath(specs);
        expect(parsePicturePath(path)).toEqual(specs);
        expect(encodeURIComponent(path)).toBe(path);
      }),
    );
  });

  it.each([
    ['eight products', `${Array.from({ length: 8 }, () => 'racket.front.1f6b3a.-.rubber.logo.7').join('~')}.svg`],
    ['an unknown product', 'racket.front.1f6b3a.-.rubber.logo.7~toga.front.1f6b3a.-.rubber.logo.7.svg'],
    ['one seen from an unknown side', 'racket.front.1f6b3a.-.rubber.logo.7~ball.back.1f6b3a.-.rubber.logo.7.svg'],
    ['a separator without a product', 'racket.front.1f6b3a.-.rubber.logo.7~.svg'],
  ])('is undefined for %s', (_what, path) => {
    expect(parsePicturePath(path)).toBeUndefined();
  });

  it('is well formed, and each id in it is unique and used', () => {
    fc.assert(
      fc.property(several(), (specs) => {
        const svg = drawTogether(specs);
        const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
        expect(root.nodeName).toBe('svg');
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const ids = [...root.querySelectorAll('[id]')].map((node) => node.id);
        expect(new Set(ids).size).toBe(ids.length);
        const wanted = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id ?? '');
        expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
        for (const { color } of specs) expect(svg).toContain(color);
      }),
      { numRuns: 60 },
    );
  });

  it('weighs under 6 KB gzipped', () => {
    expect(gzipSync(drawTogether([RACKET, BALL, BOTTLE])).length).toBeLessThan(6 * 1024);
  });

  it('keeps every product whole, 8 % of the table away from its edges, and none in front of another', () => {
    fc.assert(
      fc.property(several(), (specs) => {
        const things = specs.map((spec) => ({ extent: extentOf(spec), units: unitsOf(spec.cut) }));
        const boxes = placesOf(things).map(({ index, place }) => {
          const { x = 0, y = 0, width = 0, height = 0 } = things[index]?.extent ?? {};
          const left = place.x + x * place.scale;
          const top = place.y + y * place.scale;
          return { left, top, right: left + width * place.scale, bottom: top + height * place.scale };
        });
        expect(boxes).toHaveLength(specs.length);
        for (const [at, { left, top, right, bottom }] of boxes.entries()) {
          expect(Math.min(left - 20, 380 - right)).toBeGreaterThanOrEqual(0.08 * 360 - 0.01);
          expect(Math.min(top - 24, 472 - bottom)).toBeGreaterThanOrEqual(0.08 * 448 - 0.01);
          for (const other of boxes.slice(at + 1))
            expect(right <= other.left || left >= other.right || bottom <= other.top || top >= other.bottom).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('draws products in true relative size, within a quarter', () => {
    const sets: readonly (readonly DrawingSpec['cut'][])[] = [
      ['yoga-mat', 'bottle'],
      ['racket-bag', 'racket', 'tennis-balls'],
      ['yoga-mat', 'travel-mat', 'bottle'],
      ['gym-sack', 'ball', 'squeeze-bottle'],
      ['sock-box', 'tote', 'flask'],
    ];
    for (const cuts of sets) {
      const things = cuts.map((cut) => ({ extent: extentOf({ ...RACKET, cut }), units: unitsOf(cut) }));
      const centimetres = placesOf(things).map(({ index, place }) => place.scale * (things[index]?.units ?? 0));
      expect(Math.min(...centimetres), cuts.join(' ')).toBeGreaterThan(0);
      expect(Math.max(...centimetres) / Math.min(...centimetres), cuts.join(' ')).toBeLessThan(1.25);
    }
  });

  it('places two products side by side', () => {
    const things = (['yoga-mat', 'bottle'] as const).map((cut) => ({
      extent: extentOf({ ...RACKET, cut }),
      units: unitsOf(cut),
    }));
    const [first, second] = placesOf(things).map(({ index, place }) => {
      const { y = 0, height = 0 } = things[index]?.extent ?? {};
      return place.y + (y + height) * place.scale;
    });
    expect(first).toBeCloseTo(second ?? 0, 3);
  });

  it('draws a repeated product only once', () => {
    const once = drawTogether([RACKET, BALL]).length;
    expect(drawTogether([RACKET, BALL, BALL, BALL]).length).toBeLessThan(once + 300);
  });

  it('puts the largest product at the back, in any order', () => {
    const at = (svg: string, spec: DrawingSpec) => svg.indexOf(spec.color);
    const svg = drawTogether([
      { ...BALL, color: '#d7e02f' },
      { ...RACKET, color: '#1f6b3c' },
    ]);
    expect(at(svg, { ...RACKET, color: '#1f6b3c' })).toBeLessThan(at(svg, { ...BALL, color: '#d7e02f' }));
  });

  it('is refused for one product, or for eight', () => {
    expect(() => drawTogether([RACKET])).toThrow('specs must be 2 to 7, there are 1');
    expect(() => drawTogether(Array.from({ length: 8 }, () => BALL))).toThrow('specs must be 2 to 7, there are 8');
    expect(drawPicture([RACKET])).toContain('<svg');
  });
});
