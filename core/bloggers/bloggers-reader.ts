import { accountError, refusalOf, type AccountState } from '../accounts';
import { addLabel, labels, removeLabel } from '../contract/bloggers/blogger-labels';
import { bloggerLedger, terms } from '../contract/bloggers/blogger-money';
import { bloggerPayee, setBloggerPayee } from '../contract/bloggers/blogger-payee';
import { statement } from '../contract/bloggers/blogger-statement';
import { balance, orders, payouts, posts, promoProducts, statistics } from '../contract/bloggers/bloggers';
import { searchBloggerPages } from '../contract/bloggers/blogger-pages';
import { BLOGGER_SETTINGS, type BloggerSettings } from '../contract/bloggers/blogger-settings';
import { cmsBlockById } from '../contract/content/content';
import { token } from '../di';
import { isShopError } from '../kernel/shop-error';
import type { Store } from '../kernel/store';
import type { ReadOptions } from '../ports';
import { clientOf, method, type Gateway, type Session } from '../sync';
import { readBloggerSettings } from './read-blogger-settings';

const WIKIS = 100;
const LIST = { defaults: { size: 1000 } } as const;
const FIRST_ENTRIES = 25;

/** Read calls of the blogger dashboard. */
export const BLOGGER_READINGS = {
  products: method(promoProducts, LIST),
  posts: method(posts, LIST),
  /** Newest first by default. */
  sales: method(orders, LIST),
  payouts: method(payouts, LIST),
  balance,
  statistics,
  terms,
  ledger: method(bloggerLedger, LIST),
  statement,
  payee: method(bloggerPayee, { member: 'payee' }),
  setPayee: method(setBloggerPayee, { member: 'payee' }),
  labels: method(labels, { member: 'items' }),
  addLabel: method(addLabel, { member: 'items' }),
  removeLabel: method(removeLabel, { member: 'items' }),
} as const;

const CONTENT = { pages: method(searchBloggerPages, { member: 'items' }), block: cmsBlockById } as const;

export function bloggersReader(gateway: Gateway, account: Store<AccountState>, session: Session) {
  /** Sends no request for other users. @throws ShopError ACCESS_DENIED */
  const requireBlogger = (): void => {
    if (account.value.user?.roles.includes('blogger') !== true) throw accountError('ACCESS_DENIED');
  };
  const guarded = { before: requireBlogger, refusal: refusalOf } as const;
  const readings = clientOf(BLOGGER_READINGS, gateway, guarded);
  const content = clientOf(CONTENT, gateway, guarded);
  const pages = (section: 'blogger' | 'wiki', options?: ReadOptions) =>
    content.pages(
      {
        store: session.storeCode,
        type: 'news',
        searchQuery: { filters: [{ attribute: 'section_code', value: { eq: section } }] },
        size: WIKIS,
        sort: 'sort:asc',
      },
      options,
    );
  return {
    ...readings,
    requireBlogger,
    firstPosts: async () => {
      const value = await readings.posts({ size: FIRST_ENTRIES });
      return { value, isWhole: value.items.length >= value.total };
    },
    wikis: (options?: ReadOptions) => pages('wiki', options),
    agreement: async (identifier: string, options?: ReadOptions) =>
      (await pages('blogger', options)).find((page) => page.identifier === identifier),
    settings: async (options?: ReadOptions): Promise<BloggerSettings> => {
      try {
        return readBloggerSettings(
          (await content.block({ id: BLOGGER_SETTINGS, storeId: session.storeCode }, options)).json,
        );
      } catch (error) {
        if (isShopError(error, 'request-rejected') && error.details.status === 404) return {};
        throw error;
      }
    },
  };
}

export type BloggersReader = ReturnType<typeof bloggersReader>;
export const BLOGGERS_READER = token<BloggersReader>('BloggersReader');
