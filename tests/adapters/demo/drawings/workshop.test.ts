import { describe, expect, it, vi } from 'vitest';
import { Sketch } from '../../../../adapters/demo/drawings/material/sketch';
import { reproofing } from '../../../../adapters/demo/drawings/services/workshop';
import { pointsOf } from './path-data';

describe('the picture of the reproofing service', () => {
  it('keeps the folds of the cloth off the bottle in front of it', () => {
    const sketch = new Sketch({
      cut: 'reproofing',
      view: 'front',
      color: '#5f6440',
      fabric: 'canvas',
      print: 'solid',
      seed: 7,
    });
    const bump = vi.spyOn(sketch, 'bump');
    reproofing.draw(sketch, false);
    const folds = bump.mock.calls.map(([d]) => pointsOf(d));
    expect(folds.length).toBeGreaterThanOrEqual(3);
    // The bottle stands from 250 on to the right, below 270.
    for (const fold of folds) expect(fold.filter(([x, y]) => x > 250 && y > 270)).toEqual([]);
  });
});
