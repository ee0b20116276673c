import type { Context } from 'hono';
import { orderFilter } from '../../../../core/contract/orders/manage-order-list';
import { parseJson } from '../../../../core/kernel/json';
import { notFound, errorResponse, type OrderFileLinks, type Settings } from '../../foundation';
import type { OrderLists } from '../../orders';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly fileLinks: OrderFileLinks;
  readonly orderLists: OrderLists;
  readonly settings: Settings;
}

/** Streams order tables by signed link, in constant memory. */
export function addOrderTables(app: PlatformApp, { fileLinks, orderLists, settings }: Services): void {
  app.get('/api/manage/orders-table/:filter', (context: Context) => {
    const isGood = fileLinks.isGood(new URL(context.req.url), settings.clock.now());
    const packed = Buffer.from(context.req.param('filter') ?? '', 'base64url').toString();
    const read = orderFilter.safeParse(parseJson(packed));
    if (!isGood || !read.success) return errorResponse(notFound('There is no such file'));
    const lines = orderLists.table(read.data);
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
        'content-disposition': 'attachment; filename="orders.csv"',
        'cache-control': 'no-store',
      },
    });
  });
}
