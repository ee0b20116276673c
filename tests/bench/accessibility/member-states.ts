import type { PageState, Viewer } from './page-state';

const pages = (viewer: Viewer, ...paths: readonly string[]): readonly PageState[] =>
  paths.map((path) => ({ name: `${viewer}: ${path}`, viewer, path }));

export const MEMBER_STATES: readonly PageState[] = [
  ...pages('customer', '/my-account', '/my-account/edit', '/my-account/orders', '/my-account/wishlist'),
  ...pages('blogger', '/cabinet/products', '/cabinet/sales', '/cabinet/sales/payouts', '/cabinet/wiki'),
  ...pages(
    'admin',
    '/manage',
    '/manage/orders',
    '/manage/products',
    '/manage/people',
    '/manage/settings/site',
    '/admin/design',
  ),
];
