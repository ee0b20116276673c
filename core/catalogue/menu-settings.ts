import type { SiteSettings } from '../contract';
import { token } from '../di';

/** Gives what of the site settings decides about menus (A §2.5); they are another area's, which lists products itself. */
export type MenuSettings = () => Promise<Pick<SiteSettings, 'product_choose'>>;
export const MENU_SETTINGS = token<MenuSettings>('MenuSettings');
