import type { usePictureUrl as useShopPictureUrl } from '../components/picture-url';
import { useSurroundings } from './ui-provider';

/** Stands in the package for the storefront's own, which has every picture of the shop itself. */
export const usePictureUrl: typeof useShopPictureUrl = () => useSurroundings().pictureUrl;
