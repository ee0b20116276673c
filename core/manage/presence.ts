import { resultOf } from '../accounts';
import { tellPresence, type Present, type PresenceState } from '../contract/staff/manage-presence';
import type { Gateway } from '../sync';

export interface ShowingPage {
  readonly kind: string;
  readonly record: string;
  readonly page: string;
}

export interface PresenceAdmin {
  /**
   * Expires after a minute unless repeated.
   * @returns other users on the record
   * @throws ShopError as `order`
   */
  tell(page: ShowingPage, state: PresenceState): Promise<readonly Present[]>;
}

export function presenceAdmin(gateway: Gateway): PresenceAdmin {
  return {
    tell: async (page, state) =>
      (await resultOf(gateway.ask(tellPresence, { body: { ...page, state } }, { silent: true }))).items,
  };
}
