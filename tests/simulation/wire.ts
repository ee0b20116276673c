import { optionalNumberOf } from '../../adapters/database/sql/base/columns';
import type { Http, HttpRequest, HttpResponse, User } from '../../core/shopper';
import type { BackEnd } from './back-end';
import { Broken } from './broken';

interface Watching {
  readonly backEnd: BackEnd;
  readonly name: string;
  readonly user: () => User | null;
  readonly onOrder: (order: { readonly order_id: string; readonly hash: string }) => void;
  readonly cart: () => string;
  readonly cartOwner: () => string;
  readonly onLineRefused: (message: string) => void;
}

/** Checks the token, cart and order of every request before it is sent. */
export function watchRequests(inner: Http, watching: Watching): Http {
  const refused = new Set<string>();
  return {
    send: (request) => {
      const foreign = checkToken(request, watching, refused);
      const answer = inner.send(request);
      if (foreign !== undefined) return answer.then((response) => checkRefusal(foreign, response, refused, watching));
      if (request.url.startsWith('/api/order?') && typeof request.body === 'string') {
        const { order_id, hash } = JSON.parse(request.body) as { order_id: string; hash: string }; // sound: it is what core sent
        watching.onOrder({ order_id, hash });
      }
      if (!/^\/api\/cart\/(update|delete)\?/.test(request.url)) return answer;
      const asked = queryOf(request).get('cartId');
      return answer.then((response) => {
        const refusal = lineRefusal(response);
        // A closed or replaced cart changes no line.
        if (refusal !== undefined && asked === watching.cart()) watching.onLineRefused(refusal);
        return response;
      });
    },
  };
}

/** Refusals about the cart as a whole: it is gone, or another change came first. */
const OF_THE_CART: ReadonlySet<unknown> = new Set(['cart_closed', 'cart_not_found', 'cart_changed']);
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 429]);

function lineRefusal({ status, text, headers }: HttpResponse): string | undefined {
  if (status < 400 || status >= 500 || PASSING.has(status)) return undefined;
  if (headers['content-type']?.includes('json') !== true) return undefined;
  try {
    const { result, meta } = JSON.parse(text) as { result?: unknown; meta?: { error?: unknown } }; // sound: members are looked at only
    return typeof result === 'string' && !OF_THE_CART.has(meta?.error) ? result : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function tokenOf(request: HttpRequest): string {
  return /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1] ?? queryOf(request).get('token') ?? '';
}

function queryOf({ url }: HttpRequest): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1));
}

interface ForeignRequest {
  readonly cart: string;
  readonly url: string;
}

/**
 * Checks that no request carries another shopper's token or cart. After concurrent sign-ins a page may name the former
 * guest cart until told.
 */
function checkToken(
  request: HttpRequest,
  { backEnd, name, user, cartOwner }: Watching,
  refused: ReadonlySet<string>,
): ForeignRequest | undefined {
  const { url } = request;
  const query = queryOf(request);
  const token = tokenOf(request);
  const owner = token === '' ? undefined : backEnd.tokens.get(token);
  const shown = user()?.id;
  if (owner !== undefined && shown !== undefined && owner !== shown) {
    backEnd.broken ??= new Broken(`${name} shows user ${shown} and sends the token of ${owner}: ${url}`);
  }
  if (owner !== undefined && shown === undefined) {
    backEnd.broken ??= new Broken(`${name} shows nobody and sends the token of ${owner}: ${url}`);
  }
  const cart = query.get('cartId');
  if (owner === undefined || cart === null || cart === '') return undefined;
  const row = backEnd.database.sql('SELECT customer_id FROM cart WHERE token = ?').first(cart);
  const holder = row && optionalNumberOf(row, 'customer_id');
  if (holder === undefined || holder === owner) return undefined;
  const isUnaware = cartOwner() === '' || url.startsWith('/api/order?');
  if (isUnaware && !refused.has(cart)) return { cart, url };
  backEnd.broken ??= new Broken(`${name} is user ${owner} and speaks of the cart of ${holder}: ${url}`);
  return undefined;
}

/** Checks that customers cannot access each other's carts, even with the token. */
function checkRefusal(
  { cart, url }: ForeignRequest,
  response: HttpResponse,
  refused: Set<string>,
  { backEnd, name }: Watching,
): HttpResponse {
  if (response.status < 400) backEnd.broken ??= new Broken(`${name} was let into the cart of another: ${url}`);
  if (response.status === 404 || (response.status === 400 && url.startsWith('/api/order?'))) refused.add(cart);
  return response;
}
