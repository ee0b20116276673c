import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { usageIn } from '../../storybook/docs/usage';
import { TokenList } from '../../storybook/docs/TokenList';
import { IconList } from '../../storybook/docs/TypeAndIcons';
import preview from '../../storybook/preview';
import { ICON_PATHS } from '../../ui/components/base/icon-paths';
import tokens from '../../ui/design/tokens.css?raw';

type Module = Parameters<typeof composeStories>[0];

const PAGES = import.meta.glob<Module>('../../storybook/components/*.stories.tsx', { eager: true });
const STORIES = import.meta.glob<Module>('../../storybook/stories/*.stories.tsx', { eager: true });
const COMPONENTS = import.meta.glob<Readonly<Record<string, unknown>>>('../../ui/components/*/*.tsx', { eager: true });

const pages = Object.values(PAGES).map((module) => module.default);
const components = Object.values(COMPONENTS).flatMap((module) =>
  Object.entries(module).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function'),
);

const states: ReadonlySet<string> = new Set(
  Object.values(STORIES).flatMap(({ default: meta, ...stories }) =>
    Object.keys(stories).map((name) => toId(meta.title ?? '', storyNameFromExport(name))),
  ),
);

describe('the documentation pages', () => {
  it('have every shared component, with its playground', async () => {
    const shown = new Set<unknown>(
      pages
        .filter(({ tags = [] }) => tags.includes('autodocs'))
        .flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]),
    );
    expect(components.filter(([, component]) => !shown.has(component)).map(([name]) => name)).toEqual([]);
    for (const module of Object.values(PAGES)) {
      const stories: Readonly<Record<string, ComponentType>> = composeStories(module, preview);
      const { Playground } = stories;
      if (Playground === undefined) throw new Error(`${module.default.title ?? ''} has nothing to try`);
      const { container, unmount } = await act(async () => Promise.resolve(render(<Playground />)));
      expect(container, module.default.title).not.toBeEmptyDOMElement();
      unmount();
    }
  });

  it('explain when each is used, and link to existing stories', () => {
    for (const { title, parameters = {} } of pages) {
      const usage = usageIn(parameters);
      expect(usage?.when, title).toMatch(/\.$/);
      expect(usage?.not, title).toMatch(/\.$/);
      expect(usage?.states, title).not.toEqual([]);
      expect(usage?.states.filter((id) => !states.has(id))).toEqual([]);
    }
  });
});

describe('the page of tokens', () => {
  it('has every token of the style sheet, each with its value', () => {
    const style = document.createElement('style');
    style.textContent = tokens;
    document.head.append(style);
    const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule);
    const root = rules.find(({ selectorText }) => selectorText === ':root')?.style;
    style.remove();
    const names = Array.from({ length: root?.length ?? 0 }, (_, at) => root?.item(at) ?? '');
    expect(names.length).toBeGreaterThan(50);
    const { container } = render(<TokenList />);
    const shown = [...container.querySelectorAll<HTMLElement>('[data-token]')];
    expect(shown.map(({ dataset }) => dataset.token).toSorted()).toEqual(names.toSorted());
    for (const { dataset, textContent } of shown) {
      expect(textContent).toContain(
        root
          ?.getPropertyValue(dataset.token ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
    }
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toContain('Motion');
  });

  it('is next to a page of all icons', () => {
    const { container } = render(<IconList />);
    const shown = [...container.querySelectorAll<HTMLElement>('[data-icon]')].map(({ dataset }) => dataset.icon);
    expect(shown).toEqual(Object.keys(ICON_PATHS));
  });
});
