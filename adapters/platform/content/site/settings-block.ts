export const SETTINGS_BLOCK = 'cms_settings';
