import { LIST_PATHS } from '../links';

const ACCOUNT = ['account', 'login', 'log-in', 'profile', 'register', 'sign-in', 'sign-up', 'signin', 'signup'];
const HELP = ['contact', 'contact-us', 'contacts', 'customer-service', 'faq', 'faqs', 'help', 'support'];

const PATHS: ReadonlyMap<string, string> = new Map([
  ...ACCOUNT.map((word) => [`/${word}`, '/my-account'] as const),
  ...HELP.map((word) => [`/${word}`, '/i/contact'] as const),
  ['/orders', '/my-account/orders'],
  ['/my-orders', '/my-account/orders'],
  ['/track', '/order'],
  ['/track-order', '/order'],
  ['/wishlist', '/my-account/wishlist'],
  ['/favorites', '/my-account/wishlist'],
  ['/favourites', '/my-account/wishlist'],
  ['/bag', '/cart'],
  ['/basket', '/cart'],
  ['/sale', LIST_PATHS.sale],
  ['/new', LIST_PATHS.new],
  ['/new-in', LIST_PATHS.new],
  ['/new-arrivals', LIST_PATHS.new],
  ['/shipping', '/delivery'],
  ['/terms', '/terms-of-use'],
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms-of-use'],
  ['/shipping-policy', '/delivery'],
  ['/refund-policy', '/returns'],
  ['/contact-information', '/i/contact'],
  ['/account/orders', '/my-account/orders'],
]);
/** Folders in which other platforms keep these pages. */
const FOLDERS = /^\/(?:pages|policies)(?=\/)/u;
const ACCOUNT_PAGES = /^\/(?:customer\/)?account\//u;

/** Returns the page that shoppers expect at an address that other shops use; a page of the merchant at that address goes first. */
export function commonAddress(path: string): string | undefined {
  const name = path.toLowerCase().replace(FOLDERS, '');
  return PATHS.get(name) ?? (ACCOUNT_PAGES.test(name) ? '/my-account' : undefined);
}
