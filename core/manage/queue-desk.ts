import { resultOf } from '../accounts';
import type { ResultOf } from '../contract';
import * as contract from '../contract/manage-queues';
import type { Gateway } from '../sync';

/** What leaves the shop: messages to people, events to subscribers; and what could not. */
export interface QueueDesk {
  /** Messages that were given up, or those that wait. @throws ShopError as `order` */
  messages(state?: 'failed' | 'waiting'): Promise<readonly contract.QueuedMessage[]>;
  /** Puts one in line again. @throws ShopError as `order`; details.error says why it cannot be @returns those that are given up still */
  retryMessage(id: number): Promise<readonly contract.QueuedMessage[]>;
  /** What subscribers could not handle, and how far each is. @throws ShopError as `order` */
  events(): Promise<ResultOf<typeof contract.deadEvents>>;
  /** Hands an event to its subscriber again. @throws ShopError as `order`; details.error is 'event-failed' where it fails once more */
  retryEvent(id: number): Promise<ResultOf<typeof contract.deadEvents>>;
}

const SILENT = { silent: true } as const;

export function queueDesk(gateway: Gateway): QueueDesk {
  return {
    messages: async (state) =>
      (await resultOf(gateway.ask(contract.queuedMessages, { query: { state } }, SILENT))).items,
    retryMessage: async (id) => (await resultOf(gateway.ask(contract.retryMessage, { body: { id } }, SILENT))).items,
    events: () => resultOf(gateway.ask(contract.deadEvents, { query: {} }, SILENT)),
    retryEvent: (id) => resultOf(gateway.ask(contract.retryEvent, { body: { id } }, SILENT)),
  };
}
