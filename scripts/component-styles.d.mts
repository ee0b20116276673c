import type { Plugin } from 'esbuild';

export interface ComponentStyles {
  /** Gives modules that import styles the names of the classes. */
  readonly plugin: Plugin;
  /** The styles of these files as one sheet, in their order, behind what the components need of their elements. */
  sheet(files: readonly string[]): Promise<string>;
}

export function componentStyles(): Promise<ComponentStyles>;
