import { createContext, use } from 'react';
import type { PictureUse, ShopPicture } from '../../../core';

/** Keeps a picture of the shop itself. @throws ShopError whose details.fields says which limit it breaks */
export type PictureUpload = (use: PictureUse, file: File) => Promise<readonly ShopPicture[]>;

/** Undefined for who may keep none: an address can be typed all the same. */
export const PictureUploadContext = createContext<PictureUpload | undefined>(undefined);

export const usePictureUpload = (): PictureUpload | undefined => use(PictureUploadContext);
