import type { Theme } from './theme';
import type { ThemeName } from './theme-of';
import type { Stars } from './voices';

export interface Voice {
  readonly titles: Readonly<Record<Stars, readonly string[]>>;
  readonly serviceGood: readonly string[];
  readonly serviceBad: readonly string[];
  readonly but: readonly string[];
  /** True if the following sentence starts in lower case. */
  readonly lowers: boolean;
  readonly space: string;
  readonly general: Theme;
  readonly themes: Readonly<Record<ThemeName, Theme>>;
}
