import { resultOf } from '../accounts';
import { tellPresence, type Present, type PresenceState } from '../contract/manage-presence';
import type { Gateway } from '../sync';

/** A page of the back office that shows a record. */
export interface ShowingPage {
  /** Of what, in the singular: 'order', 'product'. */
  readonly kind: string;
  readonly record: string;
  /** A random name of the page: 16 to 64 hexadecimal digits. */
  readonly page: string;
}

/** Who of the staff has which record open (A §6). */
export interface PresenceDesk {
  /**
   * Says what a page does with a record; for a minute, unless it is said again.
   * @returns who else has it open @throws ShopError as `order`
   */
  tell(page: ShowingPage, state: PresenceState): Promise<readonly Present[]>;
}

export function presenceDesk(gateway: Gateway): PresenceDesk {
  return {
    tell: async (page, state) =>
      (await resultOf(gateway.ask(tellPresence, { body: { ...page, state } }, { silent: true }))).items,
  };
}
