/** Identifier of the block that keeps the settings of the shop. */
export const SETTINGS_BLOCK = 'cms_settings';
