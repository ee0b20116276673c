import type { Context } from 'hono';
import { createIdentify, type SessionService } from '../../people';
import { requireUser, ApiError, notFound, errorResponse, type OrderFileLinks, type Settings } from '../../foundation';
import { getOrder } from '../../../../core/contract/orders/orders';
import type { Database } from '../../ports/database';
import type { InvoiceFormat } from '../../orders';
import type { OrderFileKind, StoredOrder } from '../../ports/orders/orders';
import { invoiceFile, type InvoiceFiles } from './invoice-files';
import { pdfResponse } from './pdf-response';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly database: Database;
  readonly fileLinks: OrderFileLinks;
  readonly invoiceAdmin: InvoiceFiles;
  readonly settings: Settings;
  readonly sessions: SessionService;
}

/** Serves documents of orders to the owner and staff, by token or signed link; never cached. */
export function addOrderFiles(app: PlatformApp, services: Services): void {
  const identify = createIdentify(services);
  const { database } = services;
  const find = async (context: Context, id: string): Promise<StoredOrder | undefined> => {
    const { req } = context;
    const url = new URL(req.url);
    // Links contain the order number only: the key is chosen by the device.
    if (services.fileLinks.isGood(url, services.settings.clock.now())) {
      const named = await database.read((db) => db.orders.byKey(id));
      return named?.number === id ? named : undefined;
    }
    const caller = await identify(getOrder, url, req.header('authorization') ?? null);
    const { customer } = requireUser(caller);
    const isStaff = customer.roles.some((role) => role === 'admin' || role === 'manager');
    return database.read((db) => (isStaff ? db.orders.byKey(id) : db.orders.oneOfCustomer(customer.id, id)));
  };
  const serve = (kind: OrderFileKind) => async (context: Context) => {
    const id = context.req.param('id') ?? '';
    try {
      const order = await find(context, id);
      const bytes = order && (await database.read((db) => db.orderLog.file(order.id, kind)));
      if (bytes === undefined) throw notFound(`id ${id.slice(0, 64)} has no ${kind}`);
      return pdfResponse(bytes, `${kind}-${order?.number ?? ''}.pdf`);
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error);
      throw error;
    }
  };
  const document = (format: InvoiceFormat) => async (context: Context) => {
    const id = context.req.param('id') ?? '';
    const number = context.req.param('number') ?? '';
    try {
      const order = await find(context, id);
      const found = order && (await services.invoiceAdmin.find(number));
      if (found === undefined || found.orderId !== order?.id)
        throw notFound(`id ${id.slice(0, 64)} has no document ${number.slice(0, 64)}`);
      return await invoiceFile(number, format, services.invoiceAdmin);
    } catch (error) {
      if (error instanceof ApiError) return errorResponse(error);
      throw error;
    }
  };
  app.get('/api/order/:id/invoice', serve('invoice'));
  app.get('/api/order/:id/receipt', serve('receipt'));
  app.get('/api/order/:id/documents/:number', document('page'));
  app.get('/api/order/:id/documents/:number/pdf', document('pdf'));
  app.get('/api/order/:id/documents/:number/xml', document('xml'));
}
