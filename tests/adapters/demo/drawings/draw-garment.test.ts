// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUTS, FABRICS, PRINTS, VIEWS, drawGarment, extentOf } from '../../../../adapters/demo/drawings';
import { toOklch } from '../../../../adapters/demo/drawings/material/colour';
import type { Cut, DrawingSpec, View } from '../../../../adapters/demo/drawings';
import { runs } from '../../../fixtures/runs';
import { anyDrawingSpec } from './any-drawing-spec';
import { commandsOf } from './path-data';

const LIMIT = 6 * 1024;

function parsed(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

function spec(cut: Cut, view: View, more: Partial<DrawingSpec> = {}): DrawingSpec {
  return { cut, view, color: '#1f2a44', accent: '#e4572e', fabric: 'cotton', print: 'solid', seed: 7, ...more };
}

function groundOf(cut: Cut, more: Partial<DrawingSpec>, view: View = 'front'): string {
  const ground = /id="bg".*?<\/radialGradient>/.exec(drawGarment(spec(cut, view, more)))?.[0] ?? '';
  return [...ground.matchAll(/stop-color="(#\w+)"/g)].map(([, color]) => color).join(' ');
}

const PAGE = '#f6f2ea';

const everyPicture = CUTS.flatMap((cut) => VIEWS.map((view) => [cut, view] as const));

describe('drawGarment', () => {
  it.each(everyPicture)('draws the %s, %s, as well-formed SVG without outside references or gaps', (cut, view) => {
    // Parsing takes most of the time; random specs below draw many more seeds.
    for (const seed of Array.from({ length: runs(1, 3) }, (_none, index) => index)) {
      const svg = drawGarment(spec(cut, view, { seed }));
      const root = parsed(svg).documentElement;
      expect(root.nodeName).toBe('svg');
      expect(svg).not.toMatch(
        /NaN|undefined|Infinity|\[object|<script|<style|https?:(?!\/\/www\.w3\.org\/2000\/svg)|var\(/,
      );
      const ids = new Set([...root.querySelectorAll('[id]')].map((node) => node.id));
      const wanted = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id ?? '');
      expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
      expect(ids.size).toBe(root.querySelectorAll('[id]').length);
      const paths = [...root.querySelectorAll('path')].map((node) => node.getAttribute('d') ?? '');
      expect(paths.filter((d) => commandsOf(d) === undefined)).toEqual([]);
    }
  });

  it('weighs under 6 KB gzipped and is well formed for any input', () => {
    fc.assert(
      fc.property(anyDrawingSpec(), (any) => {
        const svg = drawGarment(any);
        expect(gzipSync(svg).length).toBeLessThan(LIMIT);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(svg).toContain(any.color);
      }),
      { numRuns: 400 },
    );
  });

  it('weighs under 6 KB gzipped in every cut, view and fabric with the heaviest print', () => {
    // Each picture with some fabrics in turn, each fabric with every cut: a run of all of them takes 15 seconds.
    const share = runs(4, 1);
    for (const [picture, [cut, view]] of everyPicture.entries()) {
      for (const fabric of FABRICS.filter((_fabric, index) => (index + picture) % share === 0)) {
        const bytes = gzipSync(drawGarment(spec(cut, view, { fabric, print: 'floral', seed: 1 }))).length;
        expect(bytes, `${cut} ${view} ${fabric}`).toBeLessThan(LIMIT);
      }
    }
  }, 120_000);

  it.each(CUTS)('lays the %s on one background, whatever its colour, and a child’s on that of children', (cut) => {
    const grounds = ['#ffffff', '#f4efe2', '#b23a3a', '#0b0b0b'].map((color) => groundOf(cut, { color }));
    expect(new Set(grounds).size).toBe(1);
    expect(groundOf(cut, { kids: true })).not.toBe(grounds[0]);
    expect(groundOf(cut, { kids: true })).toBe(groundOf('t-shirt', { kids: true }));
  });

  it.each(['watch', 'racket', 'tennis-balls'] as const)('zooms in on the %s itself, which has no cloth', (cut) => {
    const shapes = (svg: string) => [...svg.matchAll(/<path id="p\w" d="([^"]+)"/g)].map(([, d]) => d);
    const near = drawGarment(spec(cut, 'fabric'));
    expect(shapes(near)).toEqual(shapes(drawGarment(spec(cut, 'front'))));
    expect(near).not.toContain('id="lw"');
    const scale = /translate\(200 248\) rotate\(-?[\d.]+\) scale\(([\d.]+)\)/.exec(near)?.[1];
    expect(Number(scale)).toBeGreaterThan(2);
  });

  it.each(CUTS)('shows the whole %s in the centre of a category picture, on a background unlike the page', (cut) => {
    const svg = drawGarment(spec(cut, 'cover'));
    const [, dx, dy, scale] = (/<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">/.exec(svg) ?? []).map(
      Number,
    );
    const { x, y, width, height } = extentOf(spec(cut, 'front'));
    const [left, top] = [(dx ?? 0) + x * (scale ?? 1), (dy ?? 0) + Math.max(y, 24) * (scale ?? 1)];
    expect(left).toBeGreaterThanOrEqual(20);
    expect(left + width * (scale ?? 1)).toBeLessThanOrEqual(380);
    expect(top).toBeGreaterThanOrEqual(248 - 180);
    expect((dy ?? 0) + (y + height) * (scale ?? 1)).toBeLessThanOrEqual(248 + 180);
    const lightest = Math.max(
      ...groundOf(cut, {}, 'cover')
        .split(' ')
        .map((color) => toOklch(color).l),
    );
    expect(toOklch(PAGE).l - lightest).toBeGreaterThan(0.06);
  });

  it('gives the same text for the same spec, byte for byte', () => {
    fc.assert(
      fc.property(anyDrawingSpec(), (any) => {
        expect(drawGarment({ ...any })).toBe(drawGarment(any));
      }),
      { numRuns: 60 },
    );
  });

  it.each(CUTS)('shows another side of the %s from behind', (cut) => {
    expect(drawGarment(spec(cut, 'back'))).not.toBe(drawGarment(spec(cut, 'front')));
  });

  it.each(PRINTS.filter((print) => print !== 'solid' && print !== 'colourblock'))(
    'prints %s in the accent colour',
    (print) => {
      const plain = drawGarment(spec('t-shirt', 'front', { accent: '#0a0b0c' }));
      const printed = drawGarment(spec('t-shirt', 'front', { accent: '#0a0b0c', print }));
      expect(plain).not.toContain('#0a0b0c');
      expect(printed).toContain('#0a0b0c');
    },
  );

  it.each([
    ['shirt', true],
    ['camp-shirt', true],
    ['shirt-dress', true],
    ['t-shirt', false],
    ['knit', false],
  ] as const)('draws the stripes of the %s upright: %s', (cut, upright) => {
    for (const seed of [1, 2, 3, 4]) {
      const svg = drawGarment(spec(cut, 'front', { print: 'stripe', seed }));
      const band = parsed(svg).querySelector('#pr path')?.getAttribute('d') ?? '';
      expect(/^M[\d.]+ 0V8H[\d.]+V0Z$/.test(band), band).toBe(upright);
    }
  });

  it('varies with the seed, the fabric and the age, and not only in the background', () => {
    const shapes = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');
    const base = drawGarment(spec('hoodie', 'front', { seed: 1 }));
    expect(shapes(drawGarment(spec('hoodie', 'front', { seed: 2 })))).not.toEqual(shapes(base));
    expect(drawGarment(spec('hoodie', 'front', { seed: 1, fabric: 'denim' }))).not.toBe(base);
    expect(drawGarment(spec('hoodie', 'front', { seed: 1, kids: true }))).not.toBe(base);
  });

  it.each([
    [210, 300],
    [324, 489],
    [600, 744],
    [900, 300],
  ])('keeps the whole table inside a picture of %i x %i and its exact shape', (width, height) => {
    const root = parsed(drawGarment(spec('parka', 'front'), { width, height })).documentElement;
    const [x = 0, y = 0, w = 0, h = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(w / h).toBeCloseTo(width / height, 2);
    expect([x <= 20, y <= 24, x + w >= 380, y + h >= 472]).toEqual([true, true, true, true]);
    expect(root.getAttribute('width')).toBe(String(width));
  });
});
