import type { CutDrawing } from './cut-drawing';
import type { Cut } from './drawing-spec';
import { tShirt } from './tops/t-shirt';

/** The hand that draws a cut. */
export function drawingOf(_cut: Cut): CutDrawing {
  return tShirt;
}
