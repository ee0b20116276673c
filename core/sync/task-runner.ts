import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CLOCK, CONFIG, HTTP, token } from '../di';
import { ShopError } from '../kernel/shop-error';
import { HttpFailure, type Clock, type Http, type HttpForm, type HttpResponse } from '../ports';
import { AUTHORIZER, type Authorizer } from './authorizer';
import { planRequest } from './plan-request';
import { requestFailed, sessionOver } from './request-error';
import { SESSION, type Session } from './session';
import type { SyncTask } from './sync';

export interface RunOptions {
  /** Milliseconds; that of the configuration by default. */
  readonly timeoutMs?: number | undefined;
  /** A multipart body in place of the task's JSON. */
  readonly form?: HttpForm | undefined;
}

/** What came of a task. */
export interface Ran {
  readonly response: HttpResponse;
  /** The task as it is now. */
  readonly task: SyncTask;
  /** The user's token was refused and there is no other: what the answer says of it is not shown to the shopper (S §8). */
  readonly isInvalidated: boolean;
}

/** Sends a task: puts in who it comes from, tries as often as the configuration allows, renews a refused token once. */
@injectable()
export class TaskRunner {
  constructor(
    @inject(HTTP) private readonly http: Http,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(SESSION) private readonly session: Session,
    @inject(AUTHORIZER) private readonly authorizer: Authorizer,
  ) {}

  /**
   * @returns any answer, whatever its status
   * @throws ShopError 'cart-id-missing' when the task needs a cart and there is none; 'request-failed' when no answer came, or
   * the user has signed out meanwhile
   */
  async run(task: SyncTask, options: RunOptions = {}): Promise<Ran> {
    const { userId } = this.session;
    const isStillTheirs = (): boolean => this.session.userId === userId;
    let { response, token } = await this.#send(task, options);
    let isInvalidated = false;
    if (response.status === 401 && token !== '') {
      const isRenewed = await this.authorizer.renew(token);
      isInvalidated = !isRenewed || !isStillTheirs();
      if (!isInvalidated) ({ response, token } = await this.#send(task, options));
    }
    // A refusal says nothing of anybody; any other answer to one user must not reach the next one.
    const isPersonal = token !== '' && task.owner !== undefined;
    if (isPersonal && response.status !== 401 && !isStillTheirs()) throw sessionOver();
    const now = this.clock.now();
    return { response, task: { ...task, transmited: true, transmited_at: now, updated_at: now }, isInvalidated };
  }

  /** @returns the answer, and the token that it answers to; empty where none was sent */
  async #send(
    task: SyncTask,
    options: RunOptions,
  ): Promise<{ readonly response: HttpResponse; readonly token: string }> {
    const { tokenInHeader, timeoutMs, maxNetworkAttempts } = this.config.tasks;
    const plan = planRequest(task, {
      userToken: this.authorizer.token(),
      userId: this.session.userId,
      cartId: this.session.cartId,
      tokenInHeader,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      form: options.form,
    });
    if (plan.kind === 'not-ours') throw sessionOver();
    if (plan.kind === 'cart-id-missing') {
      this.session.reportMissingCart();
      throw new ShopError('cart-id-missing');
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { response: await this.http.send(plan.request), token: plan.token };
      } catch (error) {
        if (attempt >= maxNetworkAttempts || !(error instanceof HttpFailure)) throw requestFailed(error);
      }
    }
  }
}

export const TASK_RUNNER = token<TaskRunner>('TaskRunner');
