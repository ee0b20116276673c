import { backdrop } from './material/backdrop';
import type { Sketch } from './material/sketch';

/** The fabric view. */
export function drawCloseup(sketch: Sketch): string {
  sketch.part('M-200-200L600-200L600 700L-200 700Z');
  const { defs, body } = sketch.finish();
  const scene = backdrop(sketch.tones, sketch.spec.seed, 'flat');
  return `<defs>${scene.defs}${defs}</defs>${scene.body}${body}`;
}
