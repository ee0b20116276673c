export { parseConfig } from './shop-config';
export type { ShopConfig, ShopConfigInput } from './shop-config';
