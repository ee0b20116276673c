import type { Endpoint } from '../contract';
import { buildUrl, queryKinds } from '../contract/foundation/query-codec';
import type { HttpForm, HttpRequest } from '../ports';
import type { SyncTask } from './sync';

/** Filled in when sent, so a waiting task never carries a stale token. */
const TOKEN = '{{token}}';
const CART_ID = '{{cartId}}';
/** A token given by the caller is sent unchanged, without the user's own. */
const GIVEN_TOKEN = /[?&]token=(?!\{\{token\}\})/;

export interface TaskFacts {
  readonly task_id: string;
  readonly now: number;
  readonly storeCode?: string | undefined;
  readonly silent?: boolean | undefined;
  readonly cacheable?: boolean | undefined;
  readonly callback_event?: string | undefined;
  readonly owner?: string | undefined;
}

function placeholders(endpoint: Endpoint, given: Readonly<Record<string, unknown>>): string[] {
  const members = queryKinds(endpoint.query);
  return [
    ...('token' in members && given['token'] === undefined ? [`token=${TOKEN}`] : []),
    ...('cartId' in members && given['cartId'] === undefined ? [`cartId=${CART_ID}`] : []),
  ];
}

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
    ...(open.includes(TOKEN) && facts.owner !== undefined ? { owner: facts.owner } : {}),
  };
}

export interface RequestContext {
  readonly userToken: string;
  readonly userId: string;
  readonly cartId: string;
  readonly tokenInHeader: boolean;
  readonly timeoutMs: number;
  readonly form?: HttpForm | undefined;
}

export type RequestPlan =
  | { readonly kind: 'send'; readonly request: HttpRequest; readonly token: string }
  /** Its user has signed out; never send another user's token with it. */
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'cart-id-missing' };

export function planRequest(task: SyncTask, context: RequestContext): RequestPlan {
  const { url: open, owner = context.userId } = task;
  if (owner !== '' && owner !== context.userId) return { kind: 'not-ours' };
  if (open.includes(CART_ID) && context.cartId === '') return { kind: 'cart-id-missing' };
  // Guest requests carry no token, even after sign-in.
  const token = owner === context.userId && !GIVEN_TOKEN.test(open) ? context.userToken : '';
  const { tokenInHeader } = context;
  // Endpoints without token must not identify the user by header either.
  const bearer = tokenInHeader && open.includes(TOKEN) ? token : '';
  const url = open
    .replace(`token=${TOKEN}`, `token=${encodeURIComponent(tokenInHeader ? '' : token)}`)
    .replace(CART_ID, encodeURIComponent(context.cartId));
  const { method, body } = task.payload;
  const request: HttpRequest = {
    method,
    url,
    timeoutMs: context.timeoutMs,
    headers: {
      accept: 'application/json',
      ...(bearer !== '' ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(context.form ? { body: context.form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return { kind: 'send', request, token: open.includes(TOKEN) ? token : '' };
}
