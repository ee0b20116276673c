import type { Message } from './messages-en';

/** Loaded by `DeveloperWords`. */
export const developerEn = {
  title: 'Shop tools',
  office: 'Back office',
  design: 'Design editor',
  import: 'Update import',
  'import-running': 'Importing…',
  'import-progress': 'Importing: {done} of {total}',
  skins: 'Update skins',
  'skins-running': 'Updating skins…',
  all: 'Update everything',
  'all-cabinet': 'Update the cabinet',
  'all-running': 'Updating everything…',
  'as-user': 'Sign in as a user',
  contact: 'Phone number or e-mail',
  go: 'Sign in',
  'as-blogger': 'Sign in as the blogger',
  language: 'Language of the interface',
  feeds: 'Product feeds',
  copy: 'Copy',
  'copy-named': 'Copy the link: {name}',
  'feed-copied': 'The link of the feed is copied',
} as const;

export type DeveloperKey = keyof typeof developerEn;
export type DeveloperMessages = Readonly<Record<DeveloperKey, Message>>;
