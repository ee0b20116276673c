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
  { name: 'init', summary: 'make a shop of your own in a new folder', commands: [init] },
  { name: 'catalog', summary: 'find products; fill the catalogue', commands: CATALOG },
  { name: 'product', summary: 'one product, and what is said of it', commands: PRODUCT },
  { name: 'stock', summary: 'how many there are', commands: STOCK },
  { name: 'cart', summary: 'the cart of the profile', commands: CART },
  { name: 'checkout', summary: 'who, where to and how', commands: CHECKOUT },
  { name: 'order', summary: 'order, now or when there is a network again', commands: ORDER },
  { name: 'download', summary: 'files that are bought: save them, and what products have of them', commands: DOWNLOAD },
  { name: 'auth', summary: 'sign in and out; act as somebody', commands: AUTH },
  { name: 'account', summary: 'the account of the signed-in user', commands: ACCOUNT },
  { name: 'wishlist', summary: 'what is kept for later', commands: WISHLIST },
  { name: 'compare', summary: 'products side by side', commands: COMPARE },
  { name: 'recent', summary: 'what was looked at', commands: RECENT },
  { name: 'blogger', summary: "the blogger's cabinet", commands: BLOGGER },
  { name: 'url', summary: 'what an address means', commands: URLS },
  { name: 'admin', summary: 'what those who run the shop look after', commands: ADMIN },
  { name: 'config', summary: 'what the shop of this process is made of', commands: [config] },
  { name: 'doctor', summary: 'what is wrong with this installation', commands: [doctor] },
  { name: 'content', summary: 'pages, blocks and settings', commands: CONTENT },
  { name: 'outbox', summary: 'mails and codes that the shop in this process would have sent', commands: [outbox] },
  completion(() => AREAS),
];
