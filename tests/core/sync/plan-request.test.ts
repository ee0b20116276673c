import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../core/contract/table';
import { queryKinds } from '../../../core/contract/foundation/query-codec';
import { pullCart } from '../../../core/contract/selling/cart';
import { checkStock } from '../../../core/contract/catalogue/stock';
import { orderHistory } from '../../../core/contract/people/accounts';
import { makeTask, planRequest, type RequestContext } from '../../../core/sync/plan-request';

const FACTS = { task_id: 'task', now: 5, owner: '7' };
const ADA: RequestContext = {
  userToken: 'secret & more',
  userId: '7',
  cartId: 'cart/1',
  tokenInHeader: false,
  timeoutMs: 1000,
};
const every = Object.values(ENDPOINTS).map((endpoint) => [endpoint.name, endpoint] as const);

function requestOf(...[task, context]: Parameters<typeof planRequest>) {
  const plan = planRequest(task, context);
  if (plan.kind !== 'send') throw new Error(`It is not sent: ${plan.kind}`);
  return plan;
}

describe('every server request is a sync task (S §4, request queue)', () => {
  it.each(every)('%s adds token, cart id and store code to its url only when it is sent', (_, endpoint) => {
    const members = queryKinds(endpoint.query);
    const path = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', 'x']));
    const task = makeTask(endpoint, { query: path }, { ...FACTS, storeCode: 'us' });
    expect(JSON.stringify(task)).not.toMatch(/secret|cart\/1/);
    expect(task.url).toContain('storeCode=us');
    const { request } = requestOf(task, ADA);
    expect(request.url).not.toContain('{{');
    expect(request.url.includes('token=secret%20%26%20more')).toBe('token' in members);
    expect(request.url.includes('cartId=cart%2F1')).toBe('cartId' in members);
    expect(task.owner).toBe('token' in members ? '7' : undefined);
  });

  it('adds the store code only when multi-store is on', () => {
    expect(makeTask(pullCart, {}, FACTS).url).toBe('/api/cart/pull?token={{token}}&cartId={{cartId}}');
  });

  it('has all fields of S §3 from creation', () => {
    expect(makeTask(pullCart, {}, { ...FACTS, silent: true, cacheable: true, callback_event: 'pulled' })).toEqual({
      task_id: 'task',
      url: '/api/cart/pull?token={{token}}&cartId={{cartId}}',
      payload: { method: 'GET' },
      transmited: false,
      created_at: 5,
      updated_at: 5,
      acknowledged: false,
      callback_event: 'pulled',
      silent: true,
      is_result_cacheable: true,
      owner: '7',
    });
  });

  it('is rejected if it needs a missing cart id, while others are sent', () => {
    const without = { ...ADA, cartId: '' };
    expect(planRequest(makeTask(pullCart, {}, FACTS), without)).toEqual({ kind: 'cart-id-missing' });
    expect(planRequest(makeTask(orderHistory, {}, FACTS), without).kind).toBe('send');
  });
});

describe('the customer token (S §6)', () => {
  const inHeader = { ...ADA, tokenInHeader: true };

  it('is sent in the URL, or in a bearer header and nowhere else', () => {
    const task = makeTask(orderHistory, {}, FACTS);
    expect(requestOf(task, ADA).request.headers['authorization']).toBeUndefined();
    const { request } = requestOf(task, inHeader);
    expect(request.headers['authorization']).toBe('Bearer secret & more');
    expect(request.url).toContain('token=');
    expect(request.url).not.toContain('secret');
  });

  it('is not sent with calls without one, not even in a header', () => {
    const task = makeTask(checkStock, { query: { sku: 'A' } }, FACTS);
    for (const context of [ADA, inHeader]) expect(JSON.stringify(requestOf(task, context))).not.toContain('secret');
  });

  it.each([
    ['the url', ADA],
    ['a header', inHeader],
  ])('is omitted, with %s too, if the caller gave another one or wants to be a guest', (_, context) => {
    for (const token of ['', 'given']) {
      const { request } = requestOf(makeTask(orderHistory, { query: { token } }, FACTS), context);
      expect(request.url).toMatch(new RegExp(`token=${token}(&|$)`));
      expect(JSON.stringify(request)).not.toContain('secret');
    }
  });

  it.each([
    ['the url', ADA],
    ['a header', inHeader],
  ])('is never that of another user, in %s', (_, context) => {
    const byVincent = makeTask(orderHistory, {}, { ...FACTS, owner: '8' });
    expect(planRequest(byVincent, context)).toEqual({ kind: 'not-ours' });
    const byGuest = requestOf(makeTask(orderHistory, {}, { ...FACTS, owner: '' }), context);
    expect(JSON.stringify(byGuest.request)).not.toContain('secret');
    expect(byGuest.token).toBe('');
  });
});
