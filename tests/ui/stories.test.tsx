import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import preview from '../../storybook/preview';

type Module = Readonly<Record<string, unknown>>;

const STORIES = import.meta.glob<Parameters<typeof composeStories>[0]>('../../storybook/stories/*.stories.tsx', {
  eager: true,
});
const COMPONENTS = import.meta.glob<Module>(
  ['../../ui/{components,pages,shell,sign-in}/**/*.tsx', '../../ui/app/frame/SignIn*.tsx'],
  { eager: true },
);

/** Components that no story renders, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  LinkForm: 'opens at the press of a button in the toolbar of a text, which html-field.test.tsx presses',
  MenuLanguages: 'stands in the menu once its button was pressed: "Menu choosing a language" does that',
  PasskeyNameForm: 'opens at the press of a button: "Adding" and "Renaming" of the passkeys do that',
  SignInDialog: 'gives the shop to SignInScreens, which the stories of signing in show in its drawer',
};

interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

interface Root {
  readonly stateNode: { readonly current: Fiber };
}

function isRoot(value: unknown): value is Root {
  return typeof value === 'object' && value !== null && 'stateNode' in value;
}

function treeIn(container: Element): Fiber {
  const values: readonly unknown[] = Object.values(container);
  const root = values.find(isRoot);
  if (root === undefined) throw new Error('React keeps its tree elsewhere by now');
  return root.stateNode.current;
}

function gather(fiber: Fiber | null, into: Set<unknown>): void {
  for (let one = fiber; one !== null; one = one.sibling) {
    into.add(one.type);
    gather(one.child, into);
  }
}

const rendered = new Set<unknown>();
const seen = new Set<string>();

async function see(path: string): Promise<void> {
  const module = STORIES[path];
  if (module === undefined || seen.has(path)) return;
  const stories: Readonly<Record<string, ComponentType>> = composeStories(module, preview);
  for (const Story of Object.values(stories)) {
    const { container, unmount } = await act(async () => Promise.resolve(render(<Story />)));
    gather(treeIn(container), rendered);
    unmount();
  }
  seen.add(path);
}

const components = Object.values(COMPONENTS).flatMap((module) =>
  Object.entries(module).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function'),
);

describe('the stories', () => {
  // One test per file: all together take a minute on a busy machine.
  it.each(Object.keys(STORIES))('of %s render', async (path) => {
    await see(path);
    expect(seen).toContain(path);
  });

  it('render every visible component', async () => {
    for (const path of Object.keys(STORIES)) await see(path);
    const missed = components.filter(([, component]) => !rendered.has(component)).map(([name]) => name);
    expect(missed.toSorted()).toEqual(Object.keys(EXCEPTIONS));
  });
});
