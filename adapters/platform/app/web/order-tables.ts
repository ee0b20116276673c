import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { invoiceFilter } from '../../../../core/contract/orders/manage-invoices';
import { orderFilter } from '../../../../core/contract/orders/manage-order-list';
import { parseJson } from '../../../../core/kernel/json';
import { notFound, errorResponse, type OrderFileLinks, type Settings } from '../../foundation';
import type { InvoiceAdmin, OrderLists } from '../../orders';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly fileLinks: OrderFileLinks;
  readonly invoiceAdmin: Pick<InvoiceAdmin, 'table'>;
  readonly orderLists: OrderLists;
  readonly settings: Settings;
}

/** Streams tables of orders and invoices by signed link, in constant memory. */
export function addOrderTables(app: PlatformApp, services: Services): void {
  const { invoiceAdmin, orderLists } = services;
  addTable(app, services, 'orders', orderFilter, (filter) => orderLists.table(filter));
  addTable(app, services, 'invoices', invoiceFilter, (filter) => invoiceAdmin.table(filter));
}

function addTable<Filter>(
  app: PlatformApp,
  { fileLinks, settings }: Services,
  name: 'invoices' | 'orders',
  schema: z.ZodMiniType<Filter>,
  table: (filter: Filter) => AsyncGenerator<string, void, void>,
): void {
  app.get(`/api/manage/${name}-table/:filter`, (context: Context) => {
    const isGood = fileLinks.isGood(new URL(context.req.url), settings.clock.now());
    const packed = Buffer.from(context.req.param('filter') ?? '', 'base64url').toString();
    const read = schema.safeParse(parseJson(packed));
    if (!isGood || !read.success) return errorResponse(notFound('There is no such file'));
    const lines = table(read.data);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const { value, done } = await lines.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await lines.return();
      },
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
        'cache-control': 'no-store',
      },
    });
  });
}
