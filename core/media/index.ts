export { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, THUMBNAIL } from './image-url';
export type { ImageSize } from './image-url';
export { outsidePicture } from './outside-picture';
export type { OutsidePicture } from './outside-picture';
