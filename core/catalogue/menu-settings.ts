import type { SiteSettings } from '../contract';
import { token } from '../di';

export type MenuSettings = () => Promise<Pick<SiteSettings, 'product_choose'>>;
export const MENU_SETTINGS = token<MenuSettings>('MenuSettings');
