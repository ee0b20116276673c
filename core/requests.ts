import type { ShopContainer } from './di';
import { GATEWAY, HttpGateway } from './sync/gateway';
import { SYNC_SERVICE, SyncService } from './sync/sync-service';
import { TASK_RUNNER, TaskRunner } from './sync/task-runner';
import { TASK_STORE, TaskStore } from './sync/task-store';

/** Lazy loaded; a page delivered with its data does not need it. */
export function bindRequests(shop: ShopContainer): { readonly sync: () => SyncService } {
  shop.service(TASK_RUNNER, TaskRunner);
  shop.service(GATEWAY, HttpGateway);
  shop.service(TASK_STORE, TaskStore);
  shop.service(SYNC_SERVICE, SyncService);
  return { sync: () => shop.get(SYNC_SERVICE) };
}
