import 'react';

declare module 'react' {
  /** Custom properties are how a component hands a value of its data to its style sheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
