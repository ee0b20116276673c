import type { Endpoint } from '../contract';
import { buildUrl, queryKinds } from '../contract/query-codec';
import type { HttpForm, HttpRequest } from '../ports';
import type { SyncTask } from './sync';

/** Where the token and the cart id go in a task's URL; they are put in when it is sent, so a waiting task never grows stale. */
const TOKEN = '{{token}}';
const CART_ID = '{{cartId}}';

export interface TaskFacts {
  readonly task_id: string;
  readonly now: number;
  /** Set where the shop has several stores. */
  readonly storeCode?: string | undefined;
  readonly silent?: boolean | undefined;
  readonly cacheable?: boolean | undefined;
  readonly callback_event?: string | undefined;
}

function placeholders(endpoint: Endpoint, given: Readonly<Record<string, unknown>>): string[] {
  const members = queryKinds(endpoint.query);
  return [
    ...('token' in members && given['token'] === undefined ? [`token=${TOKEN}`] : []),
    ...('cartId' in members && given['cartId'] === undefined ? [`cartId=${CART_ID}`] : []),
  ];
}

/** The task that a call is (S §3). Pure: nothing is sent and nobody's token is in it. */
export function makeTask(
  endpoint: Endpoint,
  input: { readonly query?: Readonly<Record<string, unknown>>; readonly body?: unknown },
  facts: TaskFacts,
): SyncTask {
  const query = input.query ?? {};
  const store = facts.storeCode === undefined ? {} : { storeCode: facts.storeCode };
  const url = buildUrl(endpoint.path, { ...query, ...store });
  const open = placeholders(endpoint, query).join('&');
  return {
    task_id: facts.task_id,
    url: open === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${open}`,
    payload: { method: endpoint.method, ...(input.body === undefined ? {} : { body: input.body }) },
    transmited: false,
    created_at: facts.now,
    updated_at: facts.now,
    acknowledged: false,
    callback_event: facts.callback_event,
    silent: facts.silent ?? false,
    is_result_cacheable: facts.cacheable ?? false,
  };
}

export interface RequestContext {
  readonly userToken: string;
  readonly cartId: string;
  readonly tokenInHeader: boolean;
  readonly timeoutMs: number;
  readonly form?: HttpForm | undefined;
}

export type RequestPlan =
  | { readonly kind: 'send'; readonly request: HttpRequest }
  /** The task needs a cart and there is none (S §4, request queue). */
  | { readonly kind: 'cart-id-missing' };

/** The request that a task becomes for this shopper at this moment (S §4, request queue; S §6). */
export function planRequest(task: SyncTask, context: RequestContext): RequestPlan {
  if (task.url.includes(CART_ID) && context.cartId === '') return { kind: 'cart-id-missing' };
  const inQuery = context.tokenInHeader ? '' : context.userToken;
  const url = task.url
    .replace(`token=${TOKEN}`, `token=${encodeURIComponent(inQuery)}`)
    .replace(CART_ID, encodeURIComponent(context.cartId));
  const bearer = context.tokenInHeader && context.userToken !== '';
  const { method, body } = task.payload;
  return {
    kind: 'send',
    request: {
      method,
      url,
      timeoutMs: context.timeoutMs,
      headers: {
        accept: 'application/json',
        ...(bearer ? { authorization: `Bearer ${context.userToken}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(context.form ? { body: context.form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
}
