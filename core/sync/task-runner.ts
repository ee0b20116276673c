import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CLOCK, CONFIG, HTTP, token } from '../di';
import { ShopError } from '../kernel/shop-error';
import { HttpFailure, type AbortSignalLike, type Clock, type Http, type HttpForm, type HttpResponse } from '../ports';
import { AUTHORIZER, type Authorizer } from './authorizer';
import { planRequest } from './plan-request';
import { requestFailed, sessionOver } from './request-error';
import { SESSION, type Session } from './session';
import type { SyncTask } from './sync';

export interface RunOptions {
  readonly timeoutMs?: number | undefined;
  readonly form?: HttpForm | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

export interface Ran {
  readonly response: HttpResponse;
  readonly task: SyncTask;
  /** The token was refused and cannot be renewed; the answer is not displayed. */
  readonly isInvalidated: boolean;
}

/** Sends a task with retries and renews a refused token once. */
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
   * @throws ShopError 'cart-id-missing'; 'request-failed' without an answer or after sign-out
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
    // An answer to one user must not reach the next.
    const isPersonal = token !== '' && task.owner !== undefined;
    if (isPersonal && response.status !== 401 && !isStillTheirs()) throw sessionOver();
    const now = this.clock.now();
    return { response, task: { ...task, transmited: true, transmited_at: now, updated_at: now }, isInvalidated };
  }

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
    const request = options.signal === undefined ? plan.request : { ...plan.request, signal: options.signal };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { response: await this.http.send(request), token: plan.token };
      } catch (error) {
        const mayRetry = error instanceof HttpFailure && error.code !== 'EABORTED';
        if (attempt >= maxNetworkAttempts || !mayRetry) throw requestFailed(error);
      }
    }
  }
}

export const TASK_RUNNER = token<TaskRunner>('TaskRunner');
