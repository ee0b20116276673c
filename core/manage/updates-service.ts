import { ACCOUNT_STATE, accountError, type AccountState } from '../accounts';
import { CONTENT_STATE, type ContentState } from '../content';
import { updateImport, updateReportOf, updateSkins } from '../contract/staff/manage-updates';
import type { SkinUpdate, UpdateReport } from '../contract/staff/manage-updates';
import { mayUser } from '../contract/foundation/permissions';
import { CLOCK, inject, injectable, token } from '../di';
import { fillIn, isShopError, ShopError, type ErrorParams } from '../kernel/shop-error';
import { Store } from '../kernel/store';
import {
  UPDATE_ERRORS,
  UPDATE_NOTICES,
  type UpdateErrorCode,
  type UpdateNoticeCode,
} from '../kernel/messages/update-messages';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Clock } from '../ports';
import { GATEWAY, type Accepted, type Declined, type Gateway } from '../sync';
import type { FullUpdate, UpdateName, UpdatesArea, UpdatesState, UpdateInput } from './updates';

const ANSWER_MS = 30_000;
const LOOK_MS = 2000;
const MAX_MISSED = 5;
const READ_MS = 6000;
const SILENT = { silent: true } as const;
const RESTING: UpdatesState = { running: { import: false, skins: false, all: false }, progress: null };

export const REFRESH_CABINET = token<() => Promise<void>>('RefreshCabinet');

@injectable()
export class UpdatesService implements UpdatesArea {
  readonly #store = new Store(RESTING);
  readonly state$ = this.#store.state$;

  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(ACCOUNT_STATE) private readonly account: Store<AccountState>,
    @inject(CONTENT_STATE) private readonly content: ContentState,
    @inject(REFRESH_CABINET) private readonly refreshCabinet: () => Promise<void>,
  ) {}

  get snapshot(): UpdatesState {
    return this.#store.value;
  }

  updateImport(input?: UpdateInput): Promise<UpdateReport | undefined> {
    return this.#alone('import', () => this.#import(input));
  }

  updateSkins(): Promise<SkinUpdate | undefined> {
    return this.#alone('skins', () => this.#skins());
  }

  updateAll(input?: UpdateInput): Promise<FullUpdate | undefined> {
    return this.#alone('all', () => this.#all(input));
  }

  close(): void {
    this.#store.close();
  }

  async #alone<T>(name: UpdateName, work: () => Promise<T>): Promise<T | undefined> {
    if (Object.values(this.snapshot.running).includes(true)) return undefined;
    this.#store.set({ ...RESTING, running: { ...RESTING.running, [name]: true } });
    try {
      return await work();
    } catch (error) {
      if (isShopError(error)) this.#fail(error);
      throw error;
    } finally {
      this.#store.set(RESTING);
    }
  }

  async #all(input: UpdateInput | undefined): Promise<FullUpdate> {
    const { user } = this.account.value;
    const runsImports = user !== null && mayUser(user, 'import:run');
    const isBlogger = user?.roles.includes('blogger') === true;
    if (!runsImports && !isBlogger) throw accountError('ACCESS_DENIED');
    const failures: Error[] = [];
    const tried = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await work();
      } catch (error) {
        if (failures.length > 0 && isShopError(error)) this.#fail(error);
        failures.push(error instanceof Error ? error : new Error(String(error)));
        return undefined;
      }
    };
    const imported = runsImports ? await tried(() => this.#import(input)) : undefined;
    const skins = runsImports ? await tried(() => this.#skins()) : undefined;
    if (isBlogger) await tried(() => this.#cabinet());
    const [failure] = failures;
    if (failure !== undefined) throw failure;
    return { ...(imported && { import: imported }), ...(skins && { skins }), cabinet: isBlogger };
  }

  async #import(input: UpdateInput | undefined): Promise<UpdateReport> {
    const report = await this.#ended(input);
    if (report.demo_undecided) throw updateError('IMPORT_ASKS_ABOUT_THE_DEMO', report.error ?? '');
    if (report.state === 'failed') throw updateError('ERROR_OCCURRED_WHEN_IMPORTING', report.error ?? '');
    this.content.setLastUpdated({ last_updated: this.clock.now() });
    const { created, updated } = report.products;
    this.#succeed('IMPORT_IS_SUCCESSFUL_FINISHED', { created, updated, refused: report.rows.refused });
    return report;
  }

  async #ended({ demo }: UpdateInput = {}): Promise<UpdateReport> {
    const options = { ...SILENT, timeoutMs: ANSWER_MS };
    const call = this.gateway.ask(updateImport, { query: { ...(demo !== undefined && { demo }) } }, options);
    const answer = resultOr('ERROR_OCCURRED_WHEN_IMPORTING', call);
    const answered = answer.then(
      (): true => true,
      (): true => true,
    );
    while (!(await this.#pause(answered))) await this.#look();
    let report = await answer;
    let missed = 0;
    while (report.state === 'running') {
      await this.#pause();
      const seen = await this.#look();
      missed = seen === undefined ? missed + 1 : 0;
      if (missed >= MAX_MISSED) throw updateError('ERROR_OCCURRED_WHEN_IMPORTING', 'the shop does not answer');
      report = seen ?? report;
    }
    return report;
  }

  async #look(): Promise<UpdateReport | undefined> {
    try {
      const reply = await this.gateway.ask(updateReportOf, { query: {} }, SILENT);
      if (!reply.ok || reply.result === null) return undefined;
      const { progress } = reply.result;
      this.#store.update((state) => ({ ...state, progress }));
      return reply.result;
    } catch (error) {
      if (!isShopError(error)) throw error;
      return undefined;
    }
  }

  async #pause(sooner?: Promise<true>): Promise<boolean> {
    let cancel: () => void = () => undefined;
    const passed = new Promise<false>((resolve) => {
      cancel = this.clock.schedule(() => resolve(false), LOOK_MS);
    });
    const isSooner = await (sooner === undefined ? passed : Promise.race([passed, sooner]));
    cancel();
    return isSooner;
  }

  async #skins(): Promise<SkinUpdate> {
    const call = this.gateway.ask(updateSkins, { query: {} }, SILENT);
    const skins = await resultOr('ERROR_OCCURRED_WHEN_SKINS_UPDATING', call);
    this.#succeed('SKINS_ARE_SUCCESSFUL_UPDATED');
    return skins;
  }

  async #cabinet(): Promise<void> {
    await this.refreshCabinet();
    this.#succeed('BLOGGER_CABINET_IS_UPDATED');
  }

  #succeed(code: UpdateNoticeCode, params: ErrorParams = {}): void {
    const message = fillIn(UPDATE_NOTICES[code], params);
    this.notices.spawn({ type: 'success', code, params, message, timeToLive: READ_MS });
  }

  #fail({ code, params, message }: ShopError): void {
    this.notices.spawn({ type: 'error', code, params, message, timeToLive: READ_MS });
  }
}

function updateError(code: UpdateErrorCode, reason: string, cause?: unknown): ShopError {
  const params = { reason };
  return new ShopError(code, { params, message: fillIn(UPDATE_ERRORS[code], params), cause });
}

async function resultOr<T>(code: UpdateErrorCode, call: Promise<Answer<T>>): Promise<T> {
  let reply: Answer<T>;
  try {
    reply = await call;
  } catch (error) {
    throw isShopError(error) ? updateError(code, error.message, error) : error;
  }
  if (reply.ok) return reply.result;
  throw updateError(reply.refused === 'demo_undecided' ? 'IMPORT_ASKS_ABOUT_THE_DEMO' : code, reply.message);
}

type Answer<T> = Accepted<T, unknown> | (Declined & { readonly refused?: string | undefined });

export const UPDATES = token<UpdatesService>('Updates');
