export { cleanPhoto } from './clean-photo';
export { openImages } from './open-images';
export { createImageService } from './image-service';
export type { ImageService } from './image-service';
export { createMediaStore, MediaError, MAX_BYTES } from './media-store';
export type { MediaStore } from './media-store';
export { createRaster, TooBusyError } from './raster-drawing';
export type { RasterDrawing, RasterSize } from './raster-drawing';
