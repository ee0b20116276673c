import type { ShopConfig } from '../config';
import type { Clock, Http, Ids, Network, Storage, Tabs, Telemetry } from '../ports';
import { token } from '../kernel/token';

export const CLOCK = token<Clock>('Clock');
export const HTTP = token<Http>('Http');
export const IDS = token<Ids>('Ids');
export const NETWORK = token<Network>('Network');
export const STORAGE = token<Storage>('Storage');
export const TABS = token<Tabs>('Tabs');
export const TELEMETRY = token<Telemetry>('Telemetry');
export const CONFIG = token<ShopConfig>('ShopConfig');
