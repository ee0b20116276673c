import type { Decorator } from '@storybook/react-vite';

/** Puts a story into the `main` that its page has in the shop: axe asks for one landmark. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

/** The same with the heading of its page, unseen. */
export const inMainUnder =
  (title: string): Decorator =>
  (Story) => (
    <main>
      <h1 className="visually-hidden">{title}</h1>
      <Story />
    </main>
  );
