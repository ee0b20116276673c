export { cleanPhoto } from './clean-photo';
export { allowedSize, allowedSizesText } from './allowed-size';
export { createImageService } from './image-service';
export type { ImageService } from './image-service';
export { createMediaStore, MediaError, MOST_BYTES } from './media-store';
export type { MediaStore } from './media-store';
export { rasterDrawing } from './raster-drawing';
export type { RasterSize } from './raster-drawing';
