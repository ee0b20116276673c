import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CLOCK, CONFIG, HTTP, token } from '../di';
import { ShopError } from '../kernel/shop-error';
import { HttpFailure, type Clock, type Http, type HttpForm, type HttpResponse } from '../ports';
import { AUTHORIZER, type Authorizer } from './authorizer';
import { planRequest } from './plan-request';
import { requestFailed } from './request-error';
import { SESSION, type Session } from './session';
import type { SyncTask } from './sync';

export interface RunOptions {
  /** Milliseconds; that of the configuration unless told. */
  readonly timeoutMs?: number | undefined;
  /** A multipart body in place of the task's JSON. */
  readonly form?: HttpForm | undefined;
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
   * @returns any answer, whatever its status, and the task as it is now
   * @throws ShopError 'cart-id-missing' when the task needs a cart and there is none; 'request-failed' when no answer came
   */
  async run(
    task: SyncTask,
    options: RunOptions = {},
  ): Promise<{ readonly response: HttpResponse; readonly task: SyncTask }> {
    const used = this.authorizer.token();
    let response = await this.#send(task, used, options);
    if (response.status === 401 && used !== '' && (await this.authorizer.renew(used))) {
      response = await this.#send(task, this.authorizer.token(), options);
    }
    const now = this.clock.now();
    return { response, task: { ...task, transmited: true, transmited_at: now, updated_at: now } };
  }

  async #send(task: SyncTask, userToken: string, options: RunOptions): Promise<HttpResponse> {
    const { tokenInHeader, timeoutMs, maxNetworkAttempts } = this.config.tasks;
    const plan = planRequest(task, {
      userToken,
      cartId: this.session.cartId,
      tokenInHeader,
      timeoutMs: options.timeoutMs ?? timeoutMs,
      form: options.form,
    });
    if (plan.kind === 'cart-id-missing') {
      this.session.reportMissingCart();
      throw new ShopError('cart-id-missing');
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.http.send(plan.request);
      } catch (error) {
        if (attempt >= maxNetworkAttempts || !(error instanceof HttpFailure)) throw requestFailed(error);
      }
    }
  }
}

export const TASK_RUNNER = token<TaskRunner>('TaskRunner');
