import { refusalOf } from '../accounts';
import type { DueItem } from '../contract';
import { makePayouts, payoutsChanged } from '../contract/bloggers/manage-payouts';
import { RECORD_KINDS } from '../contract/staff/record-kinds';
import type { ShopContainer } from '../di';
import { clientOf, GATEWAY, type ClientOf, type Gateway } from '../sync';
import { goodsAdmin } from './goods-admin';
import type { ManageArea, PayoutsMade } from './manage';
import { recordClients } from './record-clients';
import {
  BULK_METHODS,
  DESIGN_METHODS,
  PRESENCE_METHODS,
  QUEUE_METHODS,
  STAFF_METHODS,
  VIEW_METHODS,
} from './staff-methods';
import type { UpdatesArea } from './updates';
import { REFRESH_CABINET, UPDATES, UpdatesService } from './updates-service';

const REFUSED = { refusal: refusalOf } as const;

export function openManage(shop: ShopContainer, refreshCabinet: () => Promise<void>) {
  shop.value(REFRESH_CABINET, refreshCabinet);
  shop.service(UPDATES, UpdatesService);
  const updates = shop.get(UPDATES);
  return { area: manageArea(shop.get(GATEWAY), updates), ended: [updates] };
}

function manageArea(gateway: Gateway, updates: UpdatesArea): ManageArea {
  const staff = clientOf(STAFF_METHODS, gateway, REFUSED);
  return {
    ...staff,
    makePayouts: payouts(gateway, staff),
    updates,
    design: clientOf(DESIGN_METHODS, gateway, REFUSED),
    queues: clientOf(QUEUE_METHODS, gateway, REFUSED),
    presence: clientOf(PRESENCE_METHODS, gateway, REFUSED),
    views: clientOf(VIEW_METHODS, gateway, REFUSED),
    goods: goodsAdmin(gateway),
    bulk: clientOf(BULK_METHODS, gateway, REFUSED),
    records: recordClients(RECORD_KINDS, gateway),
  };
}

function payouts(gateway: Gateway, staff: Pick<ClientOf<typeof STAFF_METHODS>, 'duePayouts'>) {
  const client = clientOf({ makePayouts }, gateway);
  return async (items: readonly DueItem[]): Promise<PayoutsMade> => {
    const reply = await client.makePayouts.ask({ items: [...items] });
    if (reply.ok) return { kind: 'made', payouts: reply.result.items };
    if (reply.refused === payoutsChanged.code)
      return { kind: 'changed', due: reply.data.due ?? (await staff.duePayouts()) };
    throw refusalOf(reply);
  };
}
