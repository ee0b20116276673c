import { ACCOUNT_STATE, accountError, resultOf, type AccountState } from '../accounts';
import { bloggerLedger, terms } from '../contract/bloggers/blogger-money';
import { balance, orders, payouts, posts, promoProducts, statistics } from '../contract/bloggers/bloggers';
import { searchBloggerPages } from '../contract/bloggers/blogger-pages';
import { BLOGGER_SETTINGS, type BloggerSettings } from '../contract/bloggers/blogger-settings';
import { cmsBlockById } from '../contract/content/content';
import { inject, injectable, token } from '../di';
import { isShopError } from '../kernel/shop-error';
import type { Store } from '../kernel/store';
import { GATEWAY, SESSION, type Accepted, type Declined, type Gateway, type Session } from '../sync';
import type { LedgerQuery, SalesQuery } from './cabinet-state';
import { readBloggerSettings } from './read-blogger-settings';

const SILENT = { silent: true } as const;
const WIKIS = 100;
const ENTRIES = 1000;
const LIST = { query: { size: ENTRIES } } as const;
const FIRST_ENTRIES = 25;
const FIRST = { query: { size: FIRST_ENTRIES } } as const;

@injectable()
export class BloggersReader {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(ACCOUNT_STATE) private readonly account: Store<AccountState>,
    @inject(SESSION) private readonly session: Session,
  ) {}

  readonly products = () => this.#read(() => this.gateway.ask(promoProducts, LIST, SILENT));
  readonly posts = () => this.#read(() => this.gateway.ask(posts, LIST, SILENT));
  readonly firstPosts = async () => {
    const value = await this.#read(() => this.gateway.ask(posts, FIRST, SILENT));
    return { value, isWhole: value.items.length >= value.total };
  };
  readonly sales = (query: SalesQuery = {}) =>
    this.#read(() => this.gateway.ask(orders, { query: { size: ENTRIES, ...query } }, SILENT));
  readonly payouts = () => this.#read(() => this.gateway.ask(payouts, LIST, SILENT));
  readonly balance = () => this.#read(() => this.gateway.ask(balance, {}, SILENT));
  readonly statistics = () => this.#read(() => this.gateway.ask(statistics, {}, SILENT));
  readonly terms = () => this.#read(() => this.gateway.ask(terms, {}, SILENT));
  readonly ledger = (query: LedgerQuery = {}) =>
    this.#read(() => this.gateway.ask(bloggerLedger, { query: { size: ENTRIES, ...query } }, SILENT));

  wikis() {
    return this.#pages('wiki');
  }

  async settings(): Promise<BloggerSettings> {
    const query = { id: BLOGGER_SETTINGS, storeId: this.session.storeCode };
    try {
      return readBloggerSettings((await this.#read(() => this.gateway.ask(cmsBlockById, { query }, SILENT))).json);
    } catch (error) {
      if (isShopError(error, 'request-rejected') && error.details.status === 404) return {};
      throw error;
    }
  }

  async agreement(identifier: string) {
    return (await this.#pages('blogger')).find((page) => page.identifier === identifier);
  }

  async #pages(section: 'blogger' | 'wiki') {
    const query = {
      store: this.session.storeCode,
      type: 'news' as const,
      searchQuery: { filters: [{ attribute: 'section_code', value: { eq: section } }] },
      size: WIKIS,
      sort: 'sort:asc',
    };
    return (await this.#read(() => this.gateway.ask(searchBloggerPages, { query }, SILENT))).items;
  }

  /** A §4.9: for users who are no bloggers nothing is even asked. @throws ShopError ACCESS_DENIED */
  requireBlogger(): void {
    if (this.account.value.user?.roles.includes('blogger') !== true) throw accountError('ACCESS_DENIED');
  }

  async #read<T>(ask: () => Promise<Accepted<T, unknown> | Declined>): Promise<T> {
    this.requireBlogger();
    return resultOf(ask());
  }
}

export const BLOGGERS_READER = token<BloggersReader>('BloggersReader');
