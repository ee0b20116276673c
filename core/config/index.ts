export { mergeConfig, readConfig, readSettings } from './read-config';
export type { ReadConfig, SettingSource } from './read-config';
export { parseConfig } from './shop-config';
export type { ShopConfig, ShopConfigInput } from './shop-config';
