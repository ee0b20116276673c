import type { Hono } from 'hono';
import { outboxPage } from '../pages/outbox-page';
import type { StoreView } from '../../../core/store-views';
import { paymentOver, paymentPage } from '../pages/payment-page';
import type { Services } from '../services';
import type { StoredOrder } from '../orders/order-repository';
import { ApiError } from './api-error';
import { storeOf } from './dispatch';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function htmlResponse(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
  });
}

/** The pages that are the platform's own: the test payment page and, in development, the outbox. */
export function addPages(app: Hono, services: Services): void {
  const { orders, settings, outbox } = services;
  app.get('/pay/:orderId', (context) => {
    const order = orders.byOrderId(context.req.param('orderId'));
    return order?.redirect === true && order.status === 'new'
      ? htmlResponse(200, paymentPage(order, storeOf(order.storeCode, settings)))
      : over(order, services);
  });
  app.post('/pay/:orderId', async (context) => {
    const order = orders.byOrderId(context.req.param('orderId'));
    if (order?.redirect !== true) return over(undefined, services);
    const answer = await answerOf(context.req.raw);
    return redirect(settle(answer, order, services));
  });
  if (settings.mode !== 'development') return;
  app.get('/dev/outbox', (context) => htmlResponse(200, outboxPage(outbox.list(context.req.query('contact')))));
}

function settle(answer: string, order: StoredOrder, { orderService, settings }: Services): string {
  const query = `order=${encodeURIComponent(order.orderId)}`;
  const at = (path: string) => pathIn(storeOf(order.storeCode, settings), path);
  switch (answer) {
    case 'approve':
      return orderService.approve(order.orderId)?.status === 'paid'
        ? at(`/successful-payment?${query}`)
        : at(`/failed-payment?${query}`);
    case 'decline':
      return at(order.status === 'paid' ? `/successful-payment?${query}` : `/failed-payment?${query}`);
    case 'cancel':
      return at(orderService.cancel(order.orderId)?.status === 'paid' ? `/successful-payment?${query}` : '/checkout');
    default:
      throw new ApiError(400, 'answer must be one of approve, decline, cancel', { error: 'invalid_input' });
  }
}

/** The button that was pressed. Anything but a small form is refused. */
async function answerOf(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    throw new ApiError(415, 'content-type must be application/x-www-form-urlencoded', { error: 'content_type' });
  }
  const text = await request.text();
  if (text.length > 1000) throw new ApiError(413, 'body must be at most 1000 characters', { error: 'too_large' });
  return new URLSearchParams(text).get('answer') ?? '';
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** A path of the shop in a store: all but the default one stand before it (S §2). */
function pathIn(store: StoreView, path: string): string {
  return store.appendStoreCode ? `/${store.storeCode}${path}` : path;
}

function over(order: StoredOrder | undefined, { settings }: Services): Response {
  if (!order) {
    const link = { href: '/', label: 'pay.to-shop' } as const;
    return htmlResponse(404, paymentOver({ title: 'pay.over', text: 'pay.unknown', link }, settings.defaultStore));
  }
  const { number } = order;
  const store = storeOf(order.storeCode, settings);
  if (order.status === 'paid') {
    const href = pathIn(store, `/successful-payment?order=${encodeURIComponent(order.orderId)}`);
    const link = { href, label: 'pay.paid-link' } as const;
    return htmlResponse(200, paymentOver({ title: 'pay.paid', text: 'pay.paid-text', number, link }, store));
  }
  const text = order.status === 'canceled' ? 'pay.canceled' : 'pay.other-way';
  const link = { href: pathIn(store, '/checkout'), label: 'pay.to-checkout' } as const;
  return htmlResponse(410, paymentOver({ title: 'pay.over', text, number, link }, store));
}
