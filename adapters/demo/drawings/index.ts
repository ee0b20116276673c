export { drawGarment } from './draw-garment';
export { drawingPath, parseDrawingPath } from './drawing-path';
export { CUTS, FABRICS, MAX_SEED, PRINTS, VIEWS } from './spec/drawing-spec';
export type { Cut, DrawingSpec, Fabric, Print, View } from './spec/drawing-spec';
export type { House } from './spec/houses';
