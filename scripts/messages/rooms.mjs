const PLATFORM = ['accounts', 'delivery', 'orders', 'outbox', 'pages'];

/** Folders of catalogues, each with the folders whose code uses its keys. */
export const ROOMS = [
  { folder: 'ui/text/messages', sources: ['ui'] },
  ...PLATFORM.map((area) => ({ folder: `adapters/platform/${area}/messages`, sources: ['adapters/platform', 'core'] })),
  { folder: 'cli/serve/messages', sources: ['cli/serve'] },
];
