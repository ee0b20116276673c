import type { Message } from '../../core/internal';
import type cabinet from './messages/en/cabinet.json';
import type design from './messages/en/design.json';
import type developer from './messages/en/developer.json';
import type manage from './messages/en/manage.json';
import type order from './messages/en/order.json';

/** Catalogues that `ownWords` loads with their part of the site. */
type Catalogue<English> = Readonly<Record<keyof English, Message>>;

export type OrderMessages = Catalogue<typeof order>;
export type OrderKey = keyof OrderMessages;

/** Texts of the blogger's cabinet and sidebar. */
export type CabinetMessages = Catalogue<typeof cabinet>;
export type CabinetKey = keyof CabinetMessages;

/** Texts of the back office. */
export type ManageMessages = Catalogue<typeof manage>;
export type ManageKey = keyof ManageMessages;

export type DesignMessages = Catalogue<typeof design>;
export type DesignKey = keyof DesignMessages;

export type DeveloperMessages = Catalogue<typeof developer>;
export type DeveloperKey = keyof DeveloperMessages;
