import type { Stage } from './backdrop';
import type { Sketch } from './sketch';

/** How one cut is drawn: on which stage, and the hand that draws its front or back. */
export interface CutDrawing {
  readonly stage: Stage;
  /** Width and height of the child's size as shares of the grown-up's; absent: those of clothes. */
  readonly kids?: readonly [number, number];
  /** Scale of the whole thing, for cuts that fill the table more than a photographer would let them; absent: 1. */
  readonly fit?: number;
  draw(sketch: Sketch, back: boolean): void;
}
