import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Speaking } from './speaking';

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  /** Where links and forms have led, the first entry being '/'. */
  readonly history: readonly string[];
}

/** Renders a component whose links lead into a history that a test can read. */
export function renderPage(element: ReactElement): Rendered {
  const { hook, history } = memoryLocation({ path: '/', record: true });
  const user = userEvent.setup();
  const result = render(element, {
    wrapper: ({ children }) => (
      <Router hook={hook}>
        <Speaking>{children}</Speaking>
      </Router>
    ),
  });
  return { ...result, user, history };
}
