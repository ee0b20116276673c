import type { Notification } from '../../core/shopper';
import { Broken } from './broken';
import type { Browser } from './browser';
import type { Deed } from './history';
import type { Tab } from './tab';
import type { World } from './world';

export interface Scene<D extends Deed['do']> {
  readonly world: World;
  readonly browser: Browser;
  readonly tab: Tab;
  readonly what: Extract<Deed, { readonly do: D }>;
}

type Seen = Pick<Scene<Deed['do']>, 'browser' | 'tab'>;

/** Checks that a failure outside any awaited call raises a notice. @throws Broken */
export function mustBeNotified(
  { browser: { notices }, tab }: Seen,
  isIt: (notice: Notification) => boolean,
  what: string,
): void {
  if (!tab.isAlive()) return;
  if (!notices.some((notice) => isIt(notice))) throw new Broken(`no notice reports ${what}`);
}
