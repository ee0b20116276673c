import type { Context } from 'hono';
import {
  ApiError,
  storeOfOrder,
  isCrossSite,
  refuseCrossSite,
  formResponse,
  htmlResponse,
  isType,
  type LimitCall,
  type OrderFileLinks,
  readBytes,
  type Settings,
} from '../../foundation';
import type { StoredOrder } from '../../ports/orders/orders';
import {
  orderOfKey,
  paymentForm,
  paymentOver,
  paymentPage,
  type PaymentProviders,
  type PaymentStarts,
  pathIn,
  payAddressesOf,
  returnAddresses,
  signedPayAddresses,
  signedReturns,
  type PayAddresses,
  type ReturnAddresses,
  type AskedOrder,
  type PaymentService,
  type TestProvider,
  canHoldAgain,
} from '../../orders';
import type { Database } from '../../ports/database';
import type { Connection, PlatformApp } from './platform-app';

interface Services {
  readonly database: Database;
  readonly fileLinks: OrderFileLinks;
  readonly payment: PaymentService;
  readonly paymentProviders: PaymentProviders;
  readonly paymentStarts: PaymentStarts;
  readonly settings: Settings;
  readonly testProvider: TestProvider | undefined;
}

const ANSWERS: ReadonlySet<string> = new Set(['approve', 'decline', 'cancel', 'silent']);
const MAX_BYTES = 4000;

interface FoundOrder extends AskedOrder {
  readonly at: PayAddresses;
  /** Opened by a signed link, whose answers must not contain the secret of the order. */
  readonly isSigned: boolean;
}

/**
 * Redirects /pay/<order id>, or a signed /pay/<number>, to the provider's page or shows the test payment page.
 * @param limit per address: each call may query the provider
 */
export function addPaymentPages(app: PlatformApp, services: Services, limit: LimitCall): void {
  if (services.paymentProviders.first === undefined) return;
  const find = async (context: Context<{ Bindings: Connection }>): Promise<FoundOrder | undefined> => {
    const { address } = context.env;
    if (address !== undefined) await limit(address);
    return findOrder(context.req.param('orderId') ?? '', new URL(context.req.url), services);
  };
  app.get('/pay/:orderId', async (context) =>
    show(await find(context), new URL(context.req.url).searchParams, context, services),
  );
  app.post('/pay/:orderId', async (context) => {
    const asked = await find(context);
    if (asked?.order.redirect !== true) return over(undefined, services);
    const form = await formOf(context.req.raw);
    const answer = form.get('answer');
    if (answer === null || services.testProvider === undefined) return show(asked, form, context, services);
    if (isCrossSite(context.req.raw, () => ownOf(context, services))) return refuseCrossSite();
    return answered(app, asked, { answer, form, context }, { ...services, testProvider: services.testProvider });
  });
}

async function findOrder(
  id: string,
  url: URL,
  { database, fileLinks, payment, settings }: Services,
): Promise<FoundOrder | undefined> {
  if (!fileLinks.isGood(url, settings.clock.now())) {
    const own = await database.read((db) => orderOfKey(db, id));
    return own && { ...(await payment.look(own)), at: payAddressesOf(own), isSigned: false };
  }
  // A shopper may have chosen this number as the secret of another order.
  const named = await database.read((db) => db.orders.byKey(id));
  if (named?.number !== id) return undefined;
  const at = signedPayAddresses(named, `${url.pathname}${url.search}`);
  return { ...(await payment.look(named)), at, isSigned: true };
}

interface Answer {
  readonly answer: string;
  readonly form: URLSearchParams;
  readonly context: Context;
}

async function answered(app: PlatformApp, asked: FoundOrder, { answer, form, context }: Answer, services: WithTest) {
  const { order } = asked;
  const { database, paymentStarts } = services;
  if (!ANSWERS.has(answer)) {
    throw new ApiError(400, `answer must be one of ${[...ANSWERS].join(', ')}`, { error: 'invalid_input' });
  }
  const after = afterOf(asked, form, context, services);
  if (order.status === 'new') {
    await paymentStarts.pageOf(order, after);
    await report(app, order, answer, services);
  }
  const current = (await database.read((db) => db.orders.byOrderId(order.orderId))) ?? order;
  return redirect(locationOf(answer, current, after));
}

/** The known payment status takes precedence over the pressed button. */
function locationOf(answer: string, { status }: StoredOrder, after: ReturnAddresses): string {
  if (status === 'paid') return after.return;
  if (answer === 'cancel') return after.cancel_return;
  if (answer === 'decline' || status === 'canceled') return after.failed;
  return after.return;
}

interface WithTest extends Services {
  readonly testProvider: TestProvider;
}

async function report(app: PlatformApp, order: StoredOrder, answer: string, services: WithTest): Promise<void> {
  const { payment, testProvider, settings } = services;
  await testProvider.answer(order, answer);
  payment.forget(order.orderId);
  const notice = await testProvider.noticeOf(order);
  if (answer === 'silent' || notice === undefined) return;
  const request = new Request(`${settings.publicUrl}/api/payment/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
  });
  try {
    await settings.deliverWebhook(request, (sent) => Promise.resolve(app.fetch(sent, {})));
  } catch (error) {
    settings.telemetry.error(error, { area: 'payments', order: order.number });
  }
}

async function show(
  asked: FoundOrder | undefined,
  named: URLSearchParams,
  context: Context,
  services: Services,
): Promise<Response> {
  if (asked?.order.redirect !== true || asked.order.status !== 'new') return over(asked, services);
  const { at, order, state } = asked;
  const { released } = order.fulfilment;
  if (released !== undefined && !(await services.database.read((db) => canHoldAgain(db, order))))
    return gone(order, services);
  const after = afterOf(asked, named, context, services);
  if (state === 'processing') return redirect(after.return);
  const { paymentStarts, settings, testProvider, paymentProviders } = services;
  const store = storeOfOrder(order, settings);
  if (testProvider !== undefined && paymentProviders.first === testProvider) {
    await paymentStarts.pageOf(order, after);
    return htmlResponse(200, paymentPage(order, store, { action: at.pay, after }));
  }
  try {
    const page = await paymentStarts.pageOf(order, after);
    return page.kind === 'link' ? redirect(page.url) : formResponse(paymentForm(order, store, page), page.url);
  } catch (error) {
    settings.telemetry.error(error, { area: 'payments', order: order.number });
    const link = { href: at.pay, label: 'pay.try-again' } as const;
    const text = { title: 'pay.later', text: 'pay.later-text', number: order.number, link } as const;
    return htmlResponse(503, paymentOver(text, store));
  }
}

function ownOf(context: Context, { settings }: Pick<Services, 'settings'>): readonly string[] {
  return [new URL(context.req.url).origin, settings.publicUrl];
}

function afterOf(
  { at, isSigned, order }: FoundOrder,
  named: URLSearchParams,
  context: Context,
  { settings }: Services,
) {
  const store = storeOfOrder(order, settings);
  return isSigned ? signedReturns(store, at) : returnAddresses(order, store, named, ownOf(context, { settings }));
}

async function formOf(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!isType(type, 'application/x-www-form-urlencoded')) {
    throw new ApiError(415, 'content-type must be application/x-www-form-urlencoded', { error: 'content_type' });
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_BYTES)));
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The goods were sold meanwhile, so the order must not be paid. */
function gone(order: StoredOrder, { settings }: Services): Response {
  const { number } = order;
  const store = storeOfOrder(order, settings);
  const link = { href: pathIn(store, '/checkout'), label: 'pay.to-checkout' } as const;
  return htmlResponse(410, paymentOver({ title: 'pay.over', text: 'pay.gone', number, link }, store));
}

async function over(asked: FoundOrder | undefined, { database, payment, settings }: Services): Promise<Response> {
  if (asked === undefined) {
    const link = { href: '/', label: 'pay.to-shop' } as const;
    return htmlResponse(404, paymentOver({ title: 'pay.over', text: 'pay.unknown', link }, settings.defaultStore));
  }
  const { at, order } = asked;
  const { number } = order;
  const store = storeOfOrder(order, settings);
  if (order.status === 'paid') {
    const href = pathIn(store, at.order);
    const link = { href, label: 'pay.paid-link' } as const;
    return htmlResponse(200, paymentOver({ title: 'pay.paid', text: 'pay.paid-text', number, link }, store));
  }
  const progress = await database.read((db) => payment.status(db, order));
  const canceled = progress === 'refunded' ? 'pay.refunded' : 'pay.canceled';
  const text = order.status === 'canceled' ? canceled : 'pay.other-way';
  const link = { href: pathIn(store, '/checkout'), label: 'pay.to-checkout' } as const;
  return htmlResponse(410, paymentOver({ title: 'pay.over', text, number, link }, store));
}
