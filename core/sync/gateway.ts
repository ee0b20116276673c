import { inject, injectable } from '../di';
import type * as z from 'zod/mini';
import type { ShopConfig } from '../config';
import type { Endpoint, MembersOf, Refusal } from '../contract';
import { CLOCK, CONFIG, IDS, TELEMETRY, token } from '../di';
import { isShopError } from '../kernel/shop-error';
import { reportDropped } from '../kernel/report-dropped';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Clock, HttpForm, Ids, Telemetry } from '../ports';
import { makeTask } from './plan-request';
import { refusalNotice } from './refusal-notice';
import { readAnswer } from './read-answer';
import type { Accepted, Declined, ReplyOf } from './reply';
import { isSessionOver, requestRejected, unreadableAnswer } from './request-error';
import { SESSION, type Session } from './session';
import type { SyncTask } from './sync';
import { TASK_RUNNER, type TaskRunner } from './task-runner';

/** What the shopper sees of a call that failed: the rest sees to itself, or ends in the sign-in modal. */
const NOTIFIED: ReadonlySet<string> = new Set(['request-failed', 'bad-content-type', 'bad-response-format']);

/** Members that the gateway fills in itself: who is asking, and for which cart. */
type Filled = 'token' | 'cartId';

export interface CallInput<Q extends z.ZodMiniType, B extends z.ZodMiniType> {
  /** Query and path parameters; token, cart id and store code are added where the endpoint takes them. */
  readonly query?: Omit<z.input<Q>, Filled> & { readonly [name in Filled]?: string };
  readonly body?: z.input<B>;
  /** A multipart body, for endpoints of that kind. */
  readonly form?: HttpForm;
}

export interface CallOptions<Handled extends string = never> {
  /** Say nothing to the shopper when it fails. */
  readonly silent?: boolean;
  /** Milliseconds until the request is given up; that of the configuration by default. */
  readonly timeoutMs?: number;
  /** The answer may be cached (S §3, is_result_cacheable). */
  readonly cacheable?: boolean;
  /**
   * Id of the user in whose name it is made; empty for a guest, whose calls carry nobody's token. By default the signed-in user.
   * While another user is signed in it is not sent, and fails like a call without an answer.
   */
  readonly owner?: string;
  /** The store that it is about; by default that of the cart for what is done to the cart, and the current one for all else. */
  readonly storeCode?: string;
  /** Refusals that the caller handles: they are not shown to the shopper. */
  readonly handles?: readonly Handled[];
}

export interface TaskOptions extends CallOptions {
  /** The name by which the caller finds the result. */
  readonly callback_event?: string;
}

/** What an accepted call gives. */
export type Given<T, M> = Pick<Accepted<T, M>, 'code' | 'meta' | 'result'>;

/** The one way to the back end (S §4 request queue, S §7, S §8). */
export interface Gateway {
  /**
   * Makes a call whose failure is a surprise.
   * @throws ShopError 'request-rejected' for any code but 200 (details: status, error, fields); and those of `ask`
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
  ): Promise<Given<z.output<R>, MembersOf<M>>>;
  /**
   * Makes a call whose refusal the caller handles: any readable answer is a reply, `ok` or not.
   * @throws ShopError 'request-failed' (no answer came; details.reason), 'bad-content-type', 'bad-response-format', 'cart-id-missing'
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
  /** The task that a call would be, without sending it: for the request queue. */
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
  ): Promise<Given<z.output<R>, MembersOf<M>>> {
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
    const { handles, ...how } = options;
    const task = this.task(endpoint, input, how);
    try {
      const run = { timeoutMs: options.timeoutMs, form: input.form };
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

  /** S §8: a refusal with a message is shown, unless the call is silent (or the token was just refused: see `ask`). */
  #notifyRefusal(reply: Declined, task: SyncTask): void {
    if (task.silent || reply.message === '') return;
    this.notices.spawn(refusalNotice(reply));
  }

  /**
   * No answer, or one that cannot be read. An unknown host (ENOTFOUND: most often no network) is not worth a notice of its own (S §8);
   * the offline badge shows it.
   */
  #notifyFailure(error: unknown, task: SyncTask): void {
    if (task.silent || !isShopError(error) || !NOTIFIED.has(error.code) || isSessionOver(error)) return;
    if (error.details['reason'] === 'ENOTFOUND') return;
    this.notices.spawn({ type: 'error', code: error.code, params: error.params, message: error.message });
  }
}

export const GATEWAY = token<Gateway>('Gateway');
