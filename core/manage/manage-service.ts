import { resultOf } from '../accounts';
import type { ManagedOrder, OrderAdvance } from '../contract';
import { advanceOrder, attachOrderFile, managedOrderOf } from '../contract/manage-orders';
import { inject, injectable, token } from '../di';
import type { HttpFile } from '../ports';
import { GATEWAY, type Gateway } from '../sync';
import type { ManageArea } from './manage';

const SILENT = { silent: true } as const;

/** Asks the shop for what its staff may. */
@injectable()
export class ManageService implements ManageArea {
  constructor(@inject(GATEWAY) private readonly gateway: Gateway) {}

  order(id: string): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(managedOrderOf, { query: { id } }, SILENT));
  }

  advanceOrder(wish: OrderAdvance): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(advanceOrder, { body: wish }, SILENT));
  }

  attachOrderFile(
    id: string,
    kind: 'invoice' | 'receipt',
    { bytes, name }: Pick<HttpFile, 'bytes' | 'name'>,
  ): Promise<ManagedOrder> {
    const form = {
      fields: [['id', id] as const, ['kind', kind] as const],
      files: [['file', { name, type: 'application/pdf', bytes }] as const],
    };
    return resultOf(this.gateway.ask(attachOrderFile, { form }, SILENT));
  }
}

export const MANAGE = token<ManageService>('Manage');
