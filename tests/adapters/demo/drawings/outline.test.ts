import { describe, expect, it } from 'vitest';
import {
  across,
  lens,
  mirrored,
  placed,
  short,
  tidy,
  whole,
} from '../../../../adapters/demo/drawings/material/outline';

describe('outline', () => {
  it('writes numbers as short as possible', () => {
    expect([short(0.04), short(-0.25), short(12.34), short(-0.01), short(10)]).toEqual(['0', '-.2', '12.3', '0', '10']);
    expect(tidy('M 10.123 -0.5 L 3 4 Z')).toBe('M10.1-.5L3 4Z');
  });

  it('mirrors a path about the axis', () => {
    expect(mirrored('M200 10L250 20Q260 30 240 40')).toBe('M200 10L150 20Q140 30 160 40');
  });

  it('refuses commands that it cannot mirror instead of writing an invalid path', () => {
    expect(() => mirrored('M242 360V560')).toThrow('path command "V" is none of M L Q C Z: M242 360V560');
    expect(() => tidy('M1 2h3')).toThrow(RangeError);
    expect(mirrored('M200 0L1e2 10Z')).toBe('M200 0L300 10Z');
  });

  it('closes a right half with its mirror image, back to the start', () => {
    expect(whole('M200 10L250 20C260 30 270 40 200 50')).toBe(
      'M200 10L250 20C260 30 270 40 200 50C130 40 140 30 150 20L200 10Z',
    );
  });

  it('continues a line from the axis to both sides', () => {
    expect(across('M200 10Q220 12 240 20')).toBe('M160 20Q180 12 200 10Q220 12 240 20');
  });

  it('tapers a fold at both ends', () => {
    expect(lens(0, 0, 10, 0, 0, 4)).toBe('M0 0Q5 4 10 0Q5-4 0 0Z');
  });

  it('rotates, scales and moves a path', () => {
    expect(placed('M1 0L0 1', 10, 20, 2, 90)).toBe('M10 22L8 20');
  });
});
