import type { Stage } from './backdrop';
import type { Sketch } from './sketch';

export interface CutDrawing {
  readonly stage: Stage;
  /** Child-size scale; default: the scale of clothes. */
  readonly kids?: readonly [number, number];
  /** Scale of the thing. Default 1. */
  readonly fit?: number;
  draw(sketch: Sketch, back: boolean): void;
}
