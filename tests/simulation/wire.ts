import { optionalNumberOf } from '../../adapters/database/sql/columns';
import type { Http, HttpRequest, HttpResponse, User } from '../../core';
import type { BackEnd } from './back-end';
import { Broken } from './broken';

interface Watching {
  readonly backEnd: BackEnd;
  readonly name: string;
  /** Who the page says is signed in. */
  readonly user: () => User | null;
  readonly onOrder: (order: { readonly order_id: string; readonly hash: string }) => void;
  /** The server cart that the page has now. */
  readonly cart: () => string;
  /** Whose the page takes it to be: the id of a customer, or empty for a guest's. */
  readonly cartOwner: () => string;
  /** The shop refused a change of one line for good, in these words. */
  readonly onLineRefused: (message: string) => void;
}

/** Looks at every request before anything can happen to it: whose token it carries, whose cart it speaks of, which order it sends. */
export function watchRequests(inner: Http, watching: Watching): Http {
  const refused = new Set<string>();
  return {
    send: (request) => {
      const foreign = checkToken(request, watching, refused);
      const answer = inner.send(request); // what can happen to an order hangs on what was sent before
      if (foreign !== undefined) return answer.then((response) => checkRefusal(foreign, response, refused, watching));
      if (request.url.startsWith('/api/order?') && typeof request.body === 'string') {
        const { order_id, hash } = JSON.parse(request.body) as { order_id: string; hash: string }; // sound: it is what core sent
        watching.onOrder({ order_id, hash });
      }
      if (!/^\/api\/cart\/(update|delete)\?/.test(request.url)) return answer;
      const asked = queryOf(request).get('cartId');
      return answer.then((response) => {
        const refusal = lineRefusal(response);
        // Of a cart that was ordered, joined or left meanwhile it changes no line: the one that has the lines now says of them what is so.
        if (refusal !== undefined && asked === watching.cart()) watching.onLineRefused(refusal);
        return response;
      });
    },
  };
}

/** What is about the cart as a whole, not about the line: it is gone, or another change came first. */
const OF_THE_CART: ReadonlySet<unknown> = new Set(['cart_closed', 'cart_not_found', 'cart_changed']);
/** Codes that say nothing of the line: who asks, how often, how long it took. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** The words in which the shop refused a change of a line for good. */
function lineRefusal({ status, text, headers }: HttpResponse): string | undefined {
  if (status < 400 || status >= 500 || PASSING.has(status)) return undefined;
  if (headers['content-type']?.includes('json') !== true) return undefined;
  try {
    const { result, meta } = JSON.parse(text) as { result?: unknown; meta?: { error?: unknown } }; // sound: members are looked at only
    return typeof result === 'string' && !OF_THE_CART.has(meta?.error) ? result : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // half an answer refuses nothing
    throw error;
  }
}

/** The token of a user that goes with a request, in its query or as a bearer. */
function tokenOf(request: HttpRequest): string {
  return /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1] ?? queryOf(request).get('token') ?? '';
}

function queryOf({ url }: HttpRequest): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1));
}

/** A request that names the cart of another customer, which its page could not know. */
interface ForeignRequest {
  readonly cart: string;
  readonly url: string;
}

/**
 * No request is sent with another shopper's token, or for another shopper's cart. Two customers may sign in at the same moment beside the
 * same guest's cart: the page that took it for a guest's may name it until it is told.
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
  // An order may be of before the page had an owner for its cart.
  const isUnaware = cartOwner() === '' || url.startsWith('/api/order?');
  if (isUnaware && !refused.has(cart)) return { cart, url };
  backEnd.broken ??= new Broken(`${name} is user ${owner} and speaks of the cart of ${holder}: ${url}`);
  return undefined;
}

/** Nobody is let into the cart of another customer, however they came by its token. */
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
