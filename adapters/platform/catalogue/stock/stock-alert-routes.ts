import { createStockAlert, removeStockAlert } from '../../../../core/contract/catalogue/stock-alerts';
import { storeOf, route, type Route, type Settings } from '../../foundation';
import type { StockAlerts } from './stock-alerts';

interface Services {
  readonly settings: Settings;
  readonly stockAlerts: StockAlerts;
}

export function stockAlertRoutes({ settings, stockAlerts }: Services): readonly Route[] {
  return [
    route(createStockAlert, async ({ address, body, caller, store }) => {
      const view = body.store === undefined ? store : storeOf(body.store, settings, 'store');
      await stockAlerts.add({ sku: body.sku, email: body.email, address, caller }, view);
      return true;
    }),
    route(removeStockAlert, async ({ body }) => {
      await stockAlerts.remove(body.key);
      return true;
    }),
  ];
}
