/** Identifier of the block that holds the site settings (S §3; A §3). */
export const SETTINGS_BLOCK = 'cms_settings';
