import type { usePictureUrl as useShopPictureUrl } from '../components/base/picture-url';
import { useSurroundings } from './ui-provider';

export const usePictureUrl: typeof useShopPictureUrl = () => useSurroundings().pictureUrl;
