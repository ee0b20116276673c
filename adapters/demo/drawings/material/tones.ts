import type { DrawingSpec } from '../spec/drawing-spec';
import { atLightness, hexOf, lighter, toOklch } from './colour';
import type { Hex } from './colour';

const DARK = 0.38;
const BLACK = 0.22;
const PALE = 0.84;

export interface Tones {
  readonly base: Hex;
  readonly accent: Hex;
  readonly shade: Hex;
  readonly glow: Hex;
  readonly seam: Hex;
  readonly stitch: Hex;
  readonly inside: Hex;
  readonly trim: Hex;
  readonly dark: boolean;
  readonly pale: boolean;
  readonly lightness: number;
}

function accentFor(base: string, lightness: number): Hex {
  return lightness > 0.62 ? lighter(base, -0.34, 1.1) : lighter(base, 0.36, 0.8);
}

function stitchFor(spec: DrawingSpec, lightness: number): Hex {
  if (spec.fabric === 'denim' && lightness < 0.75) return '#d09a55';
  return lightness < DARK + 0.1 ? lighter(spec.color, 0.2, 0.8) : lighter(spec.color, -0.2);
}

function seamFor(color: string, lightness: number): Hex {
  if (lightness < BLACK) return lighter(color, 0.11);
  return lighter(color, lightness < DARK ? -0.12 : -0.24);
}

export function tonesOf(spec: DrawingSpec): Tones {
  const { l } = toOklch(spec.color);
  const dark = l < DARK;
  return {
    base: hexOf(spec.color),
    accent: spec.accent === undefined ? accentFor(spec.color, l) : hexOf(spec.accent),
    shade: dark ? atLightness(spec.color, l * 0.22, 0.7) : atLightness(spec.color, l * 0.4, l > PALE ? 1.6 : 0.95),
    glow: atLightness(spec.color, dark ? Math.max(0.6, l + 0.42) : Math.min(1, l + 0.32), dark ? 0.55 : 0.6),
    seam: seamFor(spec.color, l),
    stitch: stitchFor(spec, l),
    inside: dark ? lighter(spec.color, l < BLACK ? 0.09 : 0.05) : lighter(spec.color, -0.13, 0.9),
    trim: dark ? lighter(spec.color, l < BLACK ? 0.07 : 0.04) : lighter(spec.color, -0.045),
    dark,
    pale: l > PALE,
    lightness: l,
  };
}
