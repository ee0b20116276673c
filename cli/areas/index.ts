import type { Area } from '../declare/command';
import { ACCOUNT } from './account';
import { ADMIN } from './admin';
import { AUTH } from './auth';
import { BLOGGER } from './blogger';
import { CART } from './cart';
import { CATALOG } from './catalog';
import { CHECKOUT } from './checkout';
import { completion } from './completion';
import { config } from './config';
import { CONTENT } from './content';
import { doctor } from './doctor';
import { DOWNLOAD } from './download';
import { init } from './init';
import { COMPARE, RECENT, WISHLIST } from './lists';
import { ORDER } from './order';
import { outbox } from './outbox';
import { PRODUCT } from './product';
import { serve } from './serve';
import { STOCK } from './stock';
import { URLS } from './url';

/** In help order; commands load their code lazily. */
export const AREAS: readonly Area[] = [
  { name: 'serve', summary: 'open the shop: API, storefront and pictures', commands: [serve] },
  { name: 'init', summary: 'create your own shop in a new folder', commands: [init] },
  { name: 'catalog', summary: 'search and import products', commands: CATALOG },
  { name: 'product', summary: 'show a product and its reviews', commands: PRODUCT },
  { name: 'stock', summary: 'show stock', commands: STOCK },
  { name: 'cart', summary: 'manage the cart', commands: CART },
  { name: 'checkout', summary: 'set customer, shipping and payment', commands: CHECKOUT },
  { name: 'order', summary: 'place and manage orders', commands: ORDER },
  { name: 'download', summary: 'download purchased files; manage files of products', commands: DOWNLOAD },
  { name: 'auth', summary: 'sign in and out; act as another user', commands: AUTH },
  { name: 'account', summary: 'manage the account', commands: ACCOUNT },
  { name: 'wishlist', summary: 'manage the wishlist', commands: WISHLIST },
  { name: 'compare', summary: 'compare products', commands: COMPARE },
  { name: 'recent', summary: 'list recently viewed products', commands: RECENT },
  { name: 'blogger', summary: "the blogger's cabinet", commands: BLOGGER },
  { name: 'url', summary: 'resolve URLs of the shop', commands: URLS },
  { name: 'admin', summary: 'run the shop', commands: ADMIN },
  { name: 'config', summary: 'show the effective settings', commands: [config] },
  { name: 'doctor', summary: 'check this installation', commands: [doctor] },
  { name: 'content', summary: 'show pages, blocks and settings', commands: CONTENT },
  { name: 'outbox', summary: 'show emails and codes of an in-process shop in development', commands: [outbox] },
  completion(() => AREAS),
];
