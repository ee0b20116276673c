import type { Hono } from 'hono';
import { outboxPage } from '../pages/outbox-page';
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
      : over(order);
  });
  app.post('/pay/:orderId', async (context) => {
    const order = orders.byOrderId(context.req.param('orderId'));
    if (order?.redirect !== true) return over(undefined);
    const answer = await answerOf(context.req.raw);
    return redirect(settle(answer, order, services));
  });
  if (settings.mode !== 'development') return;
  app.get('/dev/outbox', (context) => htmlResponse(200, outboxPage(outbox.list(context.req.query('contact')))));
}

function settle(answer: string, order: StoredOrder, { orderService }: Services): string {
  const query = `order=${encodeURIComponent(order.orderId)}`;
  switch (answer) {
    case 'approve':
      return orderService.approve(order.orderId)?.status === 'paid'
        ? `/successful-payment?${query}`
        : `/failed-payment?${query}`;
    case 'decline':
      return order.status === 'paid' ? `/successful-payment?${query}` : `/failed-payment?${query}`;
    case 'cancel':
      return orderService.cancel(order.orderId)?.status === 'paid' ? `/successful-payment?${query}` : '/checkout';
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

function over(order: StoredOrder | undefined): Response {
  if (!order)
    return htmlResponse(
      404,
      paymentOver('Nothing to pay', 'There is no such order.', { href: '/', label: 'To the shop' }),
    );
  if (order.status === 'paid') {
    const link = { href: `/successful-payment?order=${encodeURIComponent(order.orderId)}`, label: 'See your order' };
    return htmlResponse(200, paymentOver('Paid', `Order ${order.number} is paid already.`, link));
  }
  const text =
    order.status === 'canceled' ? `Order ${order.number} was cancelled.` : `Order ${order.number} is not paid by card.`;
  return htmlResponse(410, paymentOver('Nothing to pay', text, { href: '/checkout', label: 'Back to checkout' }));
}
