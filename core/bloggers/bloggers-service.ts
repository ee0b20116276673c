import { inject, injectable } from '../di';
import { ACCOUNT_STATE, accountError, resultOf, type AccountState } from '../accounts';
import { balance, orders, payouts, posts, promoProducts, statistics } from '../contract/bloggers';
import { searchPages } from '../contract/catalogue';
import { token } from '../di';
import type { Store } from '../kernel/store';
import { GATEWAY, SESSION, type Gateway, type Accepted, type Declined, type Session } from '../sync';
import type { BloggersArea } from './bloggers';

const SILENT = { silent: true } as const;
/** A §9: wikis come 100 at a time. */
const WIKIS = 100;

/** Reads the blogger's cabinet. */
@injectable()
export class BloggersService implements BloggersArea {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(ACCOUNT_STATE) private readonly account: Store<AccountState>,
    @inject(SESSION) private readonly session: Session,
  ) {}

  readonly products = () => this.#read(() => this.gateway.ask(promoProducts, {}, SILENT));
  readonly posts = () => this.#read(() => this.gateway.ask(posts, {}, SILENT));
  readonly sales = () => this.#read(() => this.gateway.ask(orders, {}, SILENT));
  readonly payouts = () => this.#read(() => this.gateway.ask(payouts, {}, SILENT));
  readonly balance = () => this.#read(() => this.gateway.ask(balance, {}, SILENT));
  readonly statistics = () => this.#read(() => this.gateway.ask(statistics, {}, SILENT));

  async wikis() {
    const query = {
      store: this.session.storeCode,
      type: 'news' as const,
      searchQuery: { filters: [{ attribute: 'section_code', value: { eq: 'wiki' } }] },
      size: WIKIS,
      sort: 'sort:asc',
    };
    return (await this.#read(() => this.gateway.ask(searchPages, { query }, SILENT))).items;
  }

  /** A §4.9: for users who are no bloggers nothing is even asked. */
  #read<T>(ask: () => Promise<Accepted<T, unknown> | Declined>): Promise<T> {
    const { user } = this.account.value;
    if (user?.roles.includes('blogger') !== true) return Promise.reject(accountError('ACCESS_DENIED'));
    return resultOf(ask());
  }
}

export const BLOGGERS = token<BloggersService>('Bloggers');
