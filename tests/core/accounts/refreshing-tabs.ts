import { createFixedNetwork } from '../../../adapters/network/fixed';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { isAccountMessage } from '../../../core/accounts/account-message';
import { NOBODY } from '../../../core/accounts/account-state';
import type { AccountReactions } from '../../../core/accounts/account-reactions';
import { AccountStore } from '../../../core/accounts/account-store';
import type { AccountState } from '../../../core/accounts/accounts';
import { SignInForm } from '../../../core/accounts/sign-in-form';
import { SignInService } from '../../../core/accounts/sign-in-service';
import { AccountSessions } from '../../../core/accounts/account-sessions';
import type { StoredSession } from '../../../core/accounts/stored-session';
import { TokenRefresher } from '../../../core/accounts/token-refresher';
import { GuardedStorage } from '../../../core/cache/guarded-storage';
import { parseConfig, type ShopConfigInput } from '../../../core/config';
import { getProfile, orderHistory } from '../../../core/contract/people/accounts';
import { Store } from '../../../core/kernel/store';
import { NoticesService } from '../../../core/notices/notices-service';
import type { Notification } from '../../../core/notices/notices';
import { HttpFailure, type HttpRequest, type HttpResponse } from '../../../core/ports';
import { SessionAuthorizer } from '../../../core/sync/authorizer';
import { HttpGateway } from '../../../core/sync/gateway';
import { Session } from '../../../core/sync/session';
import { TaskRunner } from '../../../core/sync/task-runner';

export type Deed = 'by token' | 'refuse' | 'fail' | 'drop';

/** Round trip in ms. */
export const LATENCY_MS = 100;

export function sessionOf(id: number, name: string, round = 0): StoredSession {
  const user = {
    id,
    phone: null,
    firstname: name,
    lastname: 'Test',
    email: null,
    photo: null,
    city: null,
    postcode: null,
    country: null,
    addresses: [],
    roles: [],
    group_id: 1,
    groupToken: '',
    account: 0,
    account_currency: 'USD',
    orders_history: [],
    actor_id: null,
  };
  return { user, token: `${name}-${round}`, refreshToken: `refresh-${name}-${round}` };
}

function json(status: number, result: unknown): HttpResponse {
  const text = JSON.stringify({ code: status, result });
  return { status, headers: { 'content-type': 'application/json' }, text };
}

/** Accepts only each user's newest tokens. */
class TokenServer {
  readonly calls: Deed[] = [];
  readonly refreshes: Deed[] = [];
  readonly rounds = new Map<string, number>();
  /** Such as 'Ada-1 order-history'. */
  readonly seen: string[] = [];
  refreshed = 0;
  maxAtOnce = 0;
  #refreshing = 0;

  constructor(private readonly clock: ReturnType<typeof createVirtualClock>) {}

  expire(name: string): void {
    this.rounds.set(name, (this.rounds.get(name) ?? 0) + 1);
  }

  async send(request: HttpRequest): Promise<HttpResponse> {
    if (request.url.startsWith('/api/user/refresh')) return this.#refresh(request);
    const token = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
    this.seen.push(`${token} ${/\/([\w-]+)(\?|$)/.exec(request.url)?.[1] ?? ''}`);
    const deed = this.calls.shift() ?? 'by token';
    const [name = '', round = ''] = token.split('-');
    const isGood = token !== '' && round === String(this.rounds.get(name) ?? 0);
    await this.#pass();
    return this.#answer(deed, isGood, { items: [], total_count: 0 });
  }

  async #refresh(request: HttpRequest): Promise<HttpResponse> {
    this.refreshed += 1;
    this.#refreshing += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.#refreshing);
    const name = /refresh-(\w+)-/.exec(typeof request.body === 'string' ? request.body : '')?.[1] ?? '';
    const deed = this.refreshes.shift() ?? 'by token';
    await this.#pass();
    this.#refreshing -= 1;
    const { token, refreshToken } = sessionOf(0, name, this.rounds.get(name));
    return this.#answer(deed, true, { token, refreshToken, expires_in: 60 });
  }

  #answer(deed: Deed, isGood: boolean, result: unknown): HttpResponse {
    if (deed === 'drop') throw new HttpFailure('ECONNRESET', 'The connection broke');
    if (deed === 'fail') return json(500, 'Something broke');
    return deed === 'by token' && isGood ? json(200, result) : json(401, 'Sign in first');
  }

  #pass(): Promise<void> {
    return new Promise((resolve) => this.clock.schedule(resolve, LATENCY_MS));
  }
}

export function openDevice(config: ShopConfigInput = {}) {
  const clock = createVirtualClock();
  const storage = createFaultyStorage({ inner: createMemoryStorage(), clock });
  const [server, hub] = [new TokenServer(clock), createTabHub()];
  let tabs = 0;

  async function openTab() {
    tabs += 1;
    const [ids, telemetry, connection] = [createSeededIds(tabs), createMemoryTelemetry(), hub.open()];
    const [settings, session, state] = [parseConfig(config), new Session('us'), new Store<AccountState>(NOBODY)];
    const notices = new NoticesService(clock, ids, settings);
    const guarded = new GuardedStorage(storage, { clock, telemetry, config: settings.cache });
    const store = new AccountStore(state, guarded, session, telemetry, connection);
    const http = { send: (request: HttpRequest) => server.send(request) };
    const refresher = new TokenRefresher(store, http, clock, ids, settings, notices, connection);
    const authorizer = new SessionAuthorizer(session, () => Promise.resolve(refresher));
    const runner = new TaskRunner(http, clock, settings, session, authorizer);
    const gateway = new HttpGateway(runner, notices, session, settings, clock, ids, telemetry);
    const reacted: string[] = [];
    const react = (name: string) => () => {
      reacted.push(name);
      return Promise.resolve();
    };
    const note = (name: string) => () => {
      reacted.push(name);
    };
    const reactions: AccountReactions = {
      wanted: note('wanted'),
      linkOpened: () => undefined,
      isAsking: () => false,
      finished: note('finished'),
      named: note('named'),
      typedName: () => Promise.resolve(''),
      welcomed: note('welcomed'),
      entered: react('entered'),
      checksOut: () => Promise.resolve(false),
      lost: react('lost'),
      left: react('left'),
      dismissed: react('dismissed'),
      switched: react('switched'),
    };
    const form = new SignInForm(store, reactions, clock, createFixedNetwork());
    const sessions = new AccountSessions(store, gateway, refresher, reactions, notices, form);
    const signIn = new SignInService(store, gateway, sessions, form, reactions, notices);
    const shown: Notification[] = [];
    notices.notifications$.subscribe((all) => {
      for (const notice of all) if (!shown.some(({ id }) => id === notice.id)) shown.push(notice);
    });
    connection.messages$.subscribe((message) => {
      if (isAccountMessage(message)) void store.load();
    });
    await store.load();
    return {
      store,
      session,
      refresher,
      signIn,
      reacted,
      shown,
      orders: () => gateway.ask(orderHistory),
      profile: () => gateway.ask(getProfile, { query: { id: '1' } }),
    };
  }
  return { clock, storage, server, openTab };
}
