const PLATFORM = [
  'bloggers',
  'catalogue/stock',
  'messages/mails',
  'messages/pages',
  'orders/invoices',
  'orders/lifecycle',
  'people/accounts',
  'selling/delivery',
  'starter',
];

/** Folders of catalogues, each with the folders whose code uses its keys. */
export const ROOMS = [
  { folder: 'ui/text/messages', sources: ['ui'] },
  ...PLATFORM.map((area) => ({ folder: `adapters/platform/${area}/messages`, sources: ['adapters/platform', 'core'] })),
  { folder: 'cli/serve/messages', sources: ['cli/serve'] },
];
