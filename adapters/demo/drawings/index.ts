export { drawGarment, drawPicture, drawTogether, extentOf, featuresOf } from './draw-garment';
export { composedPath, parsePicturePath } from './composed-path';
export { drawingPath, parseDrawingPath } from './drawing-path';
export { CUTS, FABRICS, MAX_SEED, PRINTS, VIEWS } from './spec/drawing-spec';
export type { Cut, DrawingSpec, Fabric, Print, View } from './spec/drawing-spec';
export type { Feature } from './spec/features';
export type { House } from './spec/houses';
export { TITLES, isTitle } from './spec/titles';
export type { Title } from './spec/titles';
