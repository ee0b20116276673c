export { createImageService } from './image-service';
export type { ImageService, ImageServiceOptions } from './image-service';
export { createMediaStore, MediaError, MOST_BYTES } from './media-store';
export type { MediaErrorCode, MediaStore } from './media-store';
