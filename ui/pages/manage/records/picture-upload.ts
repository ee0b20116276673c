import { createContext, use } from 'react';
import type { PictureUse, ShopPicture } from '../../../../core/staff';

/** Uploads an image. @throws ShopError with the violated limit in details.fields */
export type PictureUpload = (use: PictureUse, file: File) => Promise<readonly ShopPicture[]>;

/** Undefined without the permission; URLs can still be typed. */
export const PictureUploadContext = createContext<PictureUpload | undefined>(undefined);

export const usePictureUpload = (): PictureUpload | undefined => use(PictureUploadContext);
