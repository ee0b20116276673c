// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { CUTS, drawGarment, featuresOf, type Cut, type DrawingSpec } from '../../../../adapters/demo/drawings';
import { TABLE } from '../../../../adapters/demo/drawings/material/backdrop';
import { AXIS } from '../../../../adapters/demo/drawings/material/outline';
import { aroundTrunk, body } from '../../../../adapters/demo/drawings/worn/figure';
import { sceneOf } from '../../../../adapters/demo/drawings/worn/scene';
import { commandsOf, isInside, pointsOf, type Point } from './path-data';

const SPEC = { view: 'worn', color: '#1f2a44', fabric: 'cotton', print: 'solid', seed: 7 } as const;
const worn = (cut: Cut, more: Partial<DrawingSpec> = {}) => ({ ...SPEC, cut, ...more });

const ON_FIGURE = CUTS.filter((cut) => /<path/.test(sceneOf(cut).behind) && sceneOf(cut).before !== '');
const LONG_SLEEVED = ON_FIGURE.filter((cut) => featuresOf(worn(cut)).has('long-sleeves'));

function pathsOf(markup: string): string[] {
  return [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
}

function sideOf(d: string): string {
  return pointsOf(d)
    .map(([x, y]) => `${Math.abs(x - AXIS).toFixed(1)} ${y.toFixed(1)}`)
    .sort()
    .join(',');
}

describe('the figure that wears tops', () => {
  it.each(['long', 'short', 'bare'] as const)(
    'has two arms and two legs, %s, each the mirror image of the other',
    (arms) => {
      for (const figure of [aroundTrunk(arms), body(arms)]) {
        const paths = pathsOf(figure);
        expect(paths.filter((d) => commandsOf(d) === undefined)).toEqual([]);
        const limbs = paths.filter((d) => pointsOf(d).every(([x]) => x > AXIS));
        const others = paths.filter((d) => pointsOf(d).every(([x]) => x < AXIS));
        expect(limbs.length).toBeGreaterThanOrEqual(3);
        expect(others.map(sideOf).sort()).toEqual(limbs.map(sideOf).sort());
      }
    },
  );

  it('has legs that reach below the picture, a child’s as well', () => {
    expect(Math.max(...pathsOf(aroundTrunk('long')).flatMap((d) => pointsOf(d).map(([, y]) => y)))).toBeGreaterThan(
      700,
    );
  });

  it.each(CUTS.filter((cut) => /M200-64/.test(drawGarment(worn(cut)))))(
    'has its whole head in the picture of the %s',
    (cut) => {
      const root = new DOMParser().parseFromString(drawGarment(worn(cut)), 'image/svg+xml');
      const skull = root.querySelector('path[d^="M200-64"]');
      let top = -64;
      for (let part = skull; part !== null; part = part.parentElement) {
        const [, y = '0', scale = '1'] =
          /translate\(\S+ (\S+)\)(?: scale\((\S+)\))?/.exec(part.getAttribute('transform') ?? '') ?? [];
        top = top * Number(scale) + Number(y);
      }
      expect(top).toBeGreaterThanOrEqual(TABLE.y + 6);
    },
  );

  it.each(['down-parka', 'vest'] as const)('shows rows of quilting on its %s even in a list', (cut) => {
    const rowOf = (view: 'front' | 'worn'): number => {
      const svg = drawGarment({ ...worn(cut), fabric: cut === 'vest' ? 'ripstop' : 'nylon', view });
      return Number(/id="q2"[^>]* stroke-width="([\d.]+)"/.exec(svg)?.[1]);
    };
    expect(rowOf('front')).toBeGreaterThan(0);
    // Half a pixel at the size of the smallest list: 150 of 360 units, at the scale of a figure.
    expect(rowOf('worn') * 0.7 * (150 / 360)).toBeGreaterThan(0.5);
  });

  it.each(ON_FIGURE)('is scaled with the %s for a child, so that it stays inside it', (cut) => {
    const root = new DOMParser().parseFromString(drawGarment(worn(cut, { kids: true })), 'image/svg+xml');
    const scene = [...(root.querySelector('svg > g')?.children ?? [])];
    const scales = scene.map((part) => part.getAttribute('transform'));
    expect(scales.length).toBe(3);
    expect(scales[0]).toMatch(/^translate\(.+\) scale\(/);
    expect(new Set(scales).size).toBe(1);
  });

  it.each(LONG_SLEEVED)('has arms that stay in the sleeves of the %s', (cut) => {
    for (const seed of [1, 2, 3, 4]) {
      const svg = drawGarment(worn(cut, { seed }));
      const parts = [...svg.matchAll(/<path id="p\w+" d="([^"]+)"/g)].map(([, d = '']) => pointsOf(d));
      expect(rimOf(sceneOf(cut).behind).filter((point) => !parts.some((part) => isInside(point, part)))).toEqual([]);
    }
  });

  it('has arms in its sleeves', () => {
    expect(LONG_SLEEVED.length).toBeGreaterThan(8);
    expect(rimOf(aroundTrunk('long')).length).toBeGreaterThan(20);
  });
});

function rimOf(figure: string): Point[] {
  const [, dx = '0', dy = '0', scale = '1'] =
    /^<g transform="translate\(([-.\d]+) ([-.\d]+)\) scale\(([.\d]+)\)">/.exec(figure) ?? [];
  const limbs = [...figure.matchAll(/<path d="([^"]+)" fill="none"[^>]* stroke-width="([\d.]+)"/g)];
  return limbs.flatMap(([, d = '', width = '0']) => {
    const line = pointsOf(d);
    if (line.some(([, y]) => y > 380)) return [];
    return line.flatMap(([x, y], i) => {
      const [ax, ay] = line[Math.max(i - 1, 0)] ?? [x, y];
      const [bx, by] = line[Math.min(i + 1, line.length - 1)] ?? [x, y];
      const long = Math.hypot(bx - ax, by - ay);
      const [nx, ny] = [(-(by - ay) / long) * (Number(width) / 2), ((bx - ax) / long) * (Number(width) / 2)];
      return [1, -1].map((side): Point => [
        Number(dx) + (x + side * nx) * Number(scale),
        Number(dy) + (y + side * ny) * Number(scale),
      ]);
    });
  });
}
