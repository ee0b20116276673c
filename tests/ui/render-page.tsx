import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { AddressProvider } from '../../ui/state/address';
import { Speaking } from './speaking';

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  readonly history: readonly string[];
}

export function renderPage(element: ReactElement): Rendered {
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  const user = userEvent.setup();
  const result = render(element, {
    wrapper: ({ children }) => (
      <AddressProvider source={{ hook, searchHook }}>
        <Speaking>{children}</Speaking>
      </AddressProvider>
    ),
  });
  return { ...result, user, history };
}
