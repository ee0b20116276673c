import type { Area } from '../declare/command';

/** The areas of the command line, in the order of the help. Each loads its commands when it is called. */
export const AREAS: readonly Area[] = [
  {
    name: 'serve',
    summary: 'open the shop: API, storefront and pictures',
    load: async () => [(await import('./serve')).serve],
  },
  {
    name: 'catalog',
    summary: 'find products; fill the catalogue',
    load: async () => (await import('./catalog')).CATALOG,
  },
  {
    name: 'product',
    summary: 'one product, and what is said of it',
    load: async () => (await import('./product')).PRODUCT,
  },
  { name: 'stock', summary: 'how many there are', load: async () => (await import('./stock')).STOCK },
  { name: 'cart', summary: 'the cart of the profile', load: async () => (await import('./cart')).CART },
  { name: 'checkout', summary: 'who, where to and how', load: async () => (await import('./checkout')).CHECKOUT },
  {
    name: 'order',
    summary: 'order, now or when there is a network again',
    load: async () => (await import('./order')).ORDER,
  },
  { name: 'url', summary: 'what an address means', load: async () => (await import('./url')).URLS },
  { name: 'content', summary: 'pages, blocks and settings', load: async () => (await import('./content')).CONTENT },
  {
    name: 'outbox',
    summary: 'mails and codes that the shop in this process would have sent',
    load: async () => [(await import('./outbox')).outbox],
  },
];
