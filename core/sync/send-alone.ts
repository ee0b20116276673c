import type * as z from 'zod/mini';
import type { Endpoint } from '../contract';
import type { Http } from '../ports';
import { makeTask, planRequest, type TaskFacts } from './plan-request';
import { readAnswer } from './read-answer';
import type { Reply } from './reply';

/**
 * Bypasses the queue without a token: a token refresh must not wait for a fresh token.
 * @returns undefined for an unreadable answer
 * @throws HttpFailure without an answer
 */
export async function sendAlone<B extends z.ZodMiniType, R extends z.ZodMiniType>(
  http: Http,
  endpoint: Endpoint<z.ZodMiniType, B, R, undefined, never>,
  call: {
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body: z.input<B>;
    readonly timeoutMs: number;
  } & Pick<TaskFacts, 'now' | 'task_id'>,
): Promise<Reply<z.output<R>> | undefined> {
  const task = makeTask(endpoint, { ...(call.query && { query: call.query }), body: call.body }, call);
  const plan = planRequest(task, {
    userToken: '',
    userId: '',
    cartId: '',
    tokenInHeader: false,
    timeoutMs: call.timeoutMs,
  });
  if (plan.kind !== 'send') return undefined;
  const reply = readAnswer(endpoint, await http.send(plan.request));
  return 'unreadable' in reply ? undefined : reply;
}
