import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>;

/** A plug-in of PostCSS: each rule of a hovered thing holds for pointers that hover alone. */
export const HOVER_FOR_POINTERS: Plugins[number];
