import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import * as z from 'zod/mini';
import { lookUp } from '../../core/shopper';
import { Frame } from '../frame';
import { skinOf } from '../skins';
import './docs.css';
import { houseTheme } from './theme';
import { tokenValue } from './tokens';

const said = z.object({ globals: z.record(z.string(), z.unknown()) });
const channel = addons.getChannel();

function lastOf(event: string): unknown {
  const words: unknown = channel.last(event);
  return Array.isArray(words) ? words.at(0) : undefined;
}

/** Referentially stable until the toolbar changes. */
function lastSaid(): unknown {
  const [last] = [GLOBALS_UPDATED, SET_GLOBALS].map(lastOf).filter(Boolean);
  return last;
}

function onSaid(changed: () => void): () => void {
  channel.on(GLOBALS_UPDATED, changed);
  return () => channel.off(GLOBALS_UPDATED, changed);
}

function useToolbar(): Readonly<Record<string, unknown>> {
  return said.safeParse(useSyncExternalStore(onSaid, lastSaid)).data?.globals ?? {};
}

export function useSkin(): string {
  return String(useToolbar().skin);
}

export function HouseContainer(props: DocsContainerProps) {
  const globals = useToolbar();
  const { tokens, scheme } = skinOf(String(globals.skin));
  return (
    <Frame globals={globals}>
      <DocsContainer
        {...props}
        theme={houseTheme((name) => lookUp(tokens, name) ?? tokenValue(name), scheme === 'dark' ? 'dark' : 'light')}
      />
    </Frame>
  );
}
