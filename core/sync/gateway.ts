import { inject, injectable } from '../di';
import type * as z from 'zod/mini';
import type { ShopConfig } from '../config';
import type { Endpoint, MembersOf, Refusal } from '../contract';
import { CLOCK, CONFIG, IDS, TELEMETRY, token } from '../di';
import { isShopError } from '../kernel/shop-error';
import { reportDropped } from '../kernel/async/report-dropped';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { AbortSignalLike, Clock, HttpForm, Ids, Telemetry } from '../ports';
import { makeTask } from './plan-request';
import { refusalNotice } from './refusal-notice';
import { readAnswer } from './read-answer';
import type { Accepted, Declined, ReplyOf } from './reply';
import { isAborted, isSessionOver, requestRejected, unreadableAnswer } from './request-error';
import { SESSION, type Session } from './session';
import type { SyncTask } from './sync';
import { TASK_RUNNER, type TaskRunner } from './task-runner';

const NOTIFIED: ReadonlySet<string> = new Set(['request-failed', 'bad-content-type', 'bad-response-format']);

type Filled = 'token' | 'cartId';

export interface CallInput<Q extends z.ZodMiniType, B extends z.ZodMiniType> {
  readonly query?: Omit<z.input<Q>, Filled> & { readonly [name in Filled]?: string };
  readonly body?: z.input<B>;
  readonly form?: HttpForm;
}

export interface CallOptions<Handled extends string = never> {
  readonly silent?: boolean;
  /** Milliseconds; default from the configuration. */
  readonly timeoutMs?: number;
  readonly cacheable?: boolean;
  /** User id, '' for guests, default the current user. Fails without sending if another user is signed in. */
  readonly owner?: string;
  /** Default: the cart's store for cart calls, else the current one. */
  readonly storeCode?: string;
  readonly handles?: readonly Handled[];
  /** On abort the request stops and fails with `details.reason` 'EABORTED', without a notice. */
  readonly signal?: AbortSignalLike | undefined;
}

export interface TaskOptions extends CallOptions {
  readonly callback_event?: string;
}

export type GatewayReply<T, M> = Pick<Accepted<T, M>, 'code' | 'meta' | 'result'>;

export interface Gateway {
  /**
   * Calls an endpoint that should succeed.
   * @throws ShopError 'request-rejected' for codes other than 200; and those of `ask`
   */
  call<
    Q extends z.ZodMiniType,
    B extends z.ZodMiniType,
    R extends z.ZodMiniType,
    M extends z.ZodMiniObject | undefined,
    F extends Refusal,
  >(
    endpoint: Endpoint<Q, B, R, M, F>,
    input?: CallInput<Q, B>,
    options?: CallOptions,
  ): Promise<GatewayReply<z.output<R>, MembersOf<M>>>;
  /**
   * Calls an endpoint whose refusals the caller handles.
   * @throws ShopError 'request-failed' (details.reason), 'bad-content-type', 'bad-response-format', 'cart-id-missing'
   */
  ask<
    Q extends z.ZodMiniType,
    B extends z.ZodMiniType,
    R extends z.ZodMiniType,
    M extends z.ZodMiniObject | undefined,
    F extends Refusal,
  >(
    endpoint: Endpoint<Q, B, R, M, F>,
    input?: CallInput<Q, B>,
    options?: CallOptions<F['code']>,
  ): Promise<ReplyOf<R, M, F>>;
  task<Q extends z.ZodMiniType, B extends z.ZodMiniType>(
    endpoint: Endpoint<Q, B>,
    input: CallInput<Q, B>,
    options?: TaskOptions,
  ): SyncTask;
}

@injectable()
export class HttpGateway implements Gateway {
  constructor(
    @inject(TASK_RUNNER) private readonly runner: TaskRunner,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(SESSION) private readonly session: Session,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(IDS) private readonly ids: Ids,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  async call<
    Q extends z.ZodMiniType,
    B extends z.ZodMiniType,
    R extends z.ZodMiniType,
    M extends z.ZodMiniObject | undefined,
    F extends Refusal,
  >(
    endpoint: Endpoint<Q, B, R, M, F>,
    input: CallInput<Q, B> = {},
    options: CallOptions = {},
  ): Promise<GatewayReply<z.output<R>, MembersOf<M>>> {
    const reply = await this.ask(endpoint, input, options);
    if (!reply.ok) throw requestRejected(reply);
    return reply;
  }

  async ask<
    Q extends z.ZodMiniType,
    B extends z.ZodMiniType,
    R extends z.ZodMiniType,
    M extends z.ZodMiniObject | undefined,
    F extends Refusal,
  >(
    endpoint: Endpoint<Q, B, R, M, F>,
    input: CallInput<Q, B> = {},
    options: CallOptions<F['code']> = {},
  ): Promise<ReplyOf<R, M, F>> {
    const { handles, signal, ...how } = options;
    const task = this.task(endpoint, input, how);
    try {
      const run = { timeoutMs: options.timeoutMs, form: input.form, signal };
      const { response, isInvalidated } = await this.runner.run(task, run);
      const reply = readAnswer(endpoint, response);
      if ('unreadable' in reply) throw unreadableAnswer(reply, response.status);
      const isHandled = !reply.ok && reply.refused !== undefined && handles?.includes(reply.refused) === true;
      if (!reply.ok && !isInvalidated && !isHandled) this.#notifyRefusal(reply, task);
      if (reply.ok && reply.dropped) reportDropped(this.telemetry, endpoint.name, reply.dropped);
      return reply;
    } catch (error) {
      this.#notifyFailure(error, task);
      throw error;
    }
  }

  task<Q extends z.ZodMiniType, B extends z.ZodMiniType>(
    endpoint: Endpoint<Q, B>,
    input: CallInput<Q, B>,
    options: TaskOptions = {},
  ): SyncTask {
    const request = {
      ...(input.query === undefined ? {} : { query: input.query }),
      ...(input.body === undefined ? {} : { body: input.body }),
    };
    return makeTask(endpoint, request, {
      task_id: this.ids.uuid(),
      now: this.clock.now(),
      storeCode: this.config.stores.multistore
        ? (options.storeCode ?? ((endpoint.access === 'cart' && this.session.cartStoreCode) || this.session.storeCode))
        : undefined,
      silent: options.silent,
      cacheable: options.cacheable,
      callback_event: options.callback_event,
      owner: options.owner ?? this.session.userId,
    });
  }

  #notifyRefusal(reply: Declined, task: SyncTask): void {
    if (task.silent || reply.message === '') return;
    this.notices.spawn(refusalNotice(reply));
  }

  #notifyFailure(error: unknown, task: SyncTask): void {
    if (task.silent || !isShopError(error) || !NOTIFIED.has(error.code) || isSessionOver(error)) return;
    if (error.details['reason'] === 'ENOTFOUND' || isAborted(error)) return;
    this.notices.spawn({ type: 'error', code: error.code, params: error.params, message: error.message });
  }
}

export const GATEWAY = token<Gateway>('Gateway');
