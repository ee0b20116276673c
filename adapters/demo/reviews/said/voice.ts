import type { Theme } from './theme';
import type { ThemeName } from './theme-of';
import type { Stars } from './voices';

/** How reviewers speak in a language other than English. */
export interface Voice {
  readonly titles: Readonly<Record<Stars, readonly string[]>>;
  readonly serviceGood: readonly string[];
  readonly serviceBad: readonly string[];
  /** How those below five stars go on to their complaint. */
  readonly but: readonly string[];
  /** Whether the sentence after that begins small. */
  readonly lowers: boolean;
  /** What stands between two sentences. */
  readonly space: string;
  /** What may be said of any thing. */
  readonly general: Theme;
  readonly themes: Readonly<Record<ThemeName, Theme>>;
}
