import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import { CLOCK, CONFIG, IDS } from '../di';
import { ERROR_MESSAGES } from '../kernel/error-catalogue';
import { errorMessage, fillIn, type ErrorParams } from '../kernel/shop-error';
import { Store } from '../kernel/store';
import type { Clock, Ids } from '../ports';
import { isSameNotice } from './is-same-notice';
import { NOTICE_MESSAGES } from './notice-messages';
import { readingTime } from './reading-time';
import type { NoticeInput, NoticesArea, Notification } from './notices';

function isErrorCode(code: string): code is keyof typeof ERROR_MESSAGES {
  return Object.hasOwn(ERROR_MESSAGES, code);
}

function isNoticeCode(code: string): code is keyof typeof NOTICE_MESSAGES {
  return Object.hasOwn(NOTICE_MESSAGES, code);
}

function messageOf(code: string, params: ErrorParams): string {
  if (isErrorCode(code)) return errorMessage(code, params);
  return isNoticeCode(code) ? fillIn(NOTICE_MESSAGES[code], params) : code;
}

@injectable()
export class NoticesService implements NoticesArea {
  readonly #store = new Store<readonly Notification[]>([]);
  readonly #timers = new Map<string, () => void>();
  readonly notifications$ = this.#store.state$;

  constructor(
    @inject(CLOCK) private readonly clock: Clock,
    @inject(IDS) private readonly ids: Ids,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  spawn(notice: NoticeInput): void {
    const next = this.#complete(notice);
    const last = this.#store.value.at(-1);
    if (last !== undefined && isSameNotice(last, next)) return;
    this.#store.update((notices) => [...notices, next]);
    if (next.hasNoTimeout === true) return;
    const cancel = this.clock.schedule(() => this.remove(next.id), next.timeToLive);
    this.#timers.set(next.id, cancel);
  }

  remove(id: string): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    this.#store.update((notices) => notices.filter((notice) => notice.id !== id));
  }

  dispose(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.#store.close();
  }

  #complete(notice: NoticeInput): Notification {
    const { code, params = {} } = notice;
    const message = notice.message ?? messageOf(code, params);
    const { timeToLiveMs } = this.config.notices;
    const lifetime = notice.type === 'error' ? readingTime(message, timeToLiveMs) : timeToLiveMs;
    return { ...notice, id: this.ids.uuid(), params, message, timeToLive: notice.timeToLive ?? lifetime };
  }
}
