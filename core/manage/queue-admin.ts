import { resultOf } from '../accounts';
import type { ResultOf } from '../contract';
import * as contract from '../contract/staff/manage-queues';
import type { Gateway } from '../sync';

/** Outgoing messages and events, with their failures. */
export interface QueueAdmin {
  messages(state?: 'failed' | 'waiting'): Promise<readonly contract.QueuedMessage[]>;
  /**
   * @returns the remaining failed messages
   * @throws ShopError as `order`; details.error
   */
  retryMessage(id: number): Promise<readonly contract.QueuedMessage[]>;
  events(): Promise<ResultOf<typeof contract.deadEvents>>;
  /** @throws ShopError as `order`; details.error 'event-failed' if it fails again */
  retryEvent(id: number): Promise<ResultOf<typeof contract.deadEvents>>;
}

const SILENT = { silent: true } as const;

export function queueAdmin(gateway: Gateway): QueueAdmin {
  return {
    messages: async (state) =>
      (await resultOf(gateway.ask(contract.queuedMessages, { query: { state } }, SILENT))).items,
    retryMessage: async (id) => (await resultOf(gateway.ask(contract.retryMessage, { body: { id } }, SILENT))).items,
    events: () => resultOf(gateway.ask(contract.deadEvents, { query: {} }, SILENT)),
    retryEvent: (id) => resultOf(gateway.ask(contract.retryEvent, { body: { id } }, SILENT)),
  };
}
