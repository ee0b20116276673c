import type { Decorator } from '@storybook/react-vite';

/** axe requires one main landmark. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

export const inMainUnder =
  (title: string): Decorator =>
  (Story) => (
    <main>
      <h1 className="visually-hidden">{title}</h1>
      <Story />
    </main>
  );
