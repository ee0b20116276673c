import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { later } from '../../../../ui/components/base/Later';
import { pagePart, type PagePart } from '../../../../ui/state/page-part';
import { renderPage } from '../../render-page';

interface CounterProps {
  readonly name: string;
}

function Counter({ name }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      {name} {count}
    </button>
  );
}

function heldPart() {
  const loads: { readonly resolve: (code: typeof Counter) => void; readonly reject: (error: Error) => void }[] = [];
  const part = pagePart<CounterProps>(
    'Counter.tsx',
    () => new Promise<typeof Counter>((resolve, reject) => loads.push({ resolve, reject })),
  );
  return { part, loads };
}

let root: Root | undefined;
let place: HTMLElement;
const complaints = vi.spyOn(console, 'error');
const failures: unknown[] = [];
beforeEach(() => {
  complaints.mockClear();
  failures.length = 0;
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  place.remove();
});

async function hydrate(part: PagePart<CounterProps>) {
  const whole = pagePart<CounterProps>('Counter.tsx', () => Promise.resolve(Counter));
  await whole.load();
  const OnServer = later(whole);
  place.innerHTML = renderToString(<OnServer name="Pressed" />);
  const Part = later(part);
  await act(async () => {
    root = hydrateRoot(place, <Part name="Pressed" />, { onRecoverableError: (error) => failures.push(error) });
    await Promise.resolve();
  });
  return (name: string) => act(() => root?.render(<Part name={name} />));
}
const text = () => place.textContent;
const arrives = (settle: () => unknown) =>
  act(async () => {
    settle();
    await new Promise((resolve) => setTimeout(resolve));
  });
const sign = () => arrives(() => window.dispatchEvent(new Event('pointerover')));

describe('a lazily hydrated part', () => {
  it('stays as rendered by the server, without loading code, until the first interaction', async () => {
    const { part, loads } = heldPart();
    await hydrate(part);
    expect([text(), loads.length]).toEqual(['Pressed 0', 0]);
    await sign();
    expect(loads).toHaveLength(1);
    await arrives(() => loads[0]?.resolve(Counter));
    act(() => screen.getByRole('button').click());
    expect(text()).toBe('Pressed 1');
    expect([complaints.mock.calls, failures]).toEqual([[], []]);
  });

  it('keeps its markup while the page around it changes, and shows the change when its code is loaded', async () => {
    const { part, loads } = heldPart();
    const rename = await hydrate(part);
    const button = screen.getByRole('button');
    rename('Renamed');
    expect(text()).toBe('Pressed 0');
    await sign();
    await arrives(() => loads[0]?.resolve(Counter));
    await waitFor(() => expect(text()).toBe('Renamed 0'));
    expect(screen.getByRole('button')).toBe(button);
    expect([complaints.mock.calls, failures]).toEqual([[], []]);
  });

  it('repeats a press from before its code was loaded, once', async () => {
    const { part, loads } = heldPart();
    await hydrate(part);
    await sign();
    act(() => screen.getByRole('button').click());
    await arrives(() => loads[0]?.resolve(Counter));
    await waitFor(() => expect(text()).toBe('Pressed 1'));
  });

  it('retries on the next interaction when its code failed to load', async () => {
    const { part, loads } = heldPart();
    await hydrate(part);
    await sign();
    await arrives(() => loads[0]?.reject(new Error('offline')));
    expect(text()).toBe('Pressed 0');
    await sign();
    await arrives(() => loads[1]?.resolve(Counter));
    act(() => screen.getByRole('button').click());
    expect(text()).toBe('Pressed 1');
  });

  it('hydrates immediately if the server rendered nothing', async () => {
    const { part, loads } = heldPart();
    const Part = later(part);
    await arrives(() => renderPage(<Part name="Fresh" />));
    expect(loads).toHaveLength(1);
    await arrives(() => loads[0]?.resolve(Counter));
    expect(await screen.findByText('Fresh 0')).toBeInTheDocument();
  });
});
