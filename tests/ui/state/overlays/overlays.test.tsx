import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../../../../ui/components/base/Link';
import { listenToBack, navigate, openOverlay } from '../../../../ui/state/overlays/overlays';
import { useBackCloses } from '../../../../ui/state/overlays/use-back-closes';
import { address } from '../../open-storefront';

function overlays(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'overlays' in state ? state.overlays : undefined;
}

const shown = () => screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-label'));

async function settled(): Promise<void> {
  await waitFor(() => expect(overlays() ?? 0).toBe(shown().length));
}

async function go(by: 1 | -1): Promise<void> {
  const moved = new Promise((come) => window.addEventListener('popstate', come, { once: true }));
  window.history.go(by);
  await act(() => moved);
}

async function back(): Promise<void> {
  await go(-1);
  await settled();
}

async function wayBack(): Promise<readonly string[]> {
  const found = [address()];
  while (found.length < 8 && found.at(-1) !== '/start') {
    await back();
    found.push(address());
  }
  return found;
}

interface OverlayProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Overlay({ name, isOpen, onClose }: OverlayProps) {
  useBackCloses(isOpen, onClose);
  if (!isOpen) return null;
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>Close {name}</button>
      <Link href="/next" onClick={onClose}>
        Leave by {name}
      </Link>
      <Link href="/page?filter=1">Stay in {name}</Link>
    </div>
  );
}

function Page() {
  const [shown, setShown] = useState<readonly string[]>([]);
  const hide = (name: string) => setShown((now) => now.filter((one) => one !== name));
  return (
    <>
      {['bag', 'sizes'].map((name) => (
        <div key={name}>
          <button onClick={() => setShown((now) => [...now, name])}>Open {name}</button>
          <Overlay name={name} isOpen={shown.includes(name)} onClose={() => hide(name)} />
        </div>
      ))}
      <button onClick={() => setShown(['sizes'])}>Sizes in place of bag</button>
      <button onClick={() => setShown([])}>Close all</button>
    </>
  );
}

let stop: () => void;
beforeEach(() => {
  window.history.pushState(null, '', '/start');
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/page');
  stop = listenToBack();
  window.dispatchEvent(new Event('keydown'));
  return () => stop();
});

const user = userEvent.setup();
const press = async (name: string, role = 'button') => {
  await user.click(screen.getByRole(role, { name }));
  await settled();
};
describe('Back while overlays are open', () => {
  it('closes the topmost one and stays on the page', async () => {
    render(<Page />);
    await press('Open bag');
    await press('Open sizes');
    expect([shown(), overlays()]).toEqual([['bag', 'sizes'], 2]);
    await back();
    expect([shown(), address(), overlays()]).toEqual([['bag'], '/page', 1]);
    await back();
    expect([shown(), address(), overlays()]).toEqual([[], '/page', undefined]);
    await back();
    expect(address()).toBe('/before');
  });

  it('navigates from a page below to the previous one, if an overlay was closed otherwise', async () => {
    render(<Page />);
    await press('Open bag');
    await press('Open sizes');
    await press('Close sizes');
    expect([shown(), overlays()]).toEqual([['bag'], 1]);
    await press('Close bag');
    expect(overlays()).toBeUndefined();
    expect(await wayBack()).toEqual(['/page', '/before', '/start']);
  });

  it('needs no second press if several were closed at once', async () => {
    render(<Page />);
    await press('Open bag');
    await press('Open sizes');
    await press('Close all');
    expect(await wayBack()).toEqual(['/page', '/before', '/start']);
  });

  it('closes an overlay that replaced another', async () => {
    render(<Page />);
    await press('Open bag');
    const entries = window.history.length;
    await press('Sizes in place of bag');
    expect([shown(), overlays(), window.history.length]).toEqual([['sizes'], 1, entries]);
    await back();
    expect([shown(), address()]).toEqual([[], '/page']);
  });

  it('keeps one open that refuses to close, with its entry', async () => {
    const closed = openOverlay(() => undefined);
    await waitFor(() => expect(overlays()).toBe(1));
    await go(-1);
    expect(overlays()).toBeUndefined();
    await waitFor(() => expect([address(), overlays()]).toEqual(['/page', 1]));
    closed();
    await settled();
    expect(await wayBack()).toEqual(['/page', '/before', '/start']);
  });
});

describe('Forward', () => {
  it('does nothing after Back has closed an overlay, and Back goes to the previous page', async () => {
    render(<Page />);
    await press('Open bag');
    await back();
    await go(1);
    await settled();
    expect([shown(), address(), overlays()]).toEqual([[], '/page', undefined]);
    expect(await wayBack()).toEqual(['/page', '/before', '/start']);
  });

  it('leads to the page that was opened from an overlay', async () => {
    render(<Page />);
    await press('Open bag');
    await press('Leave by bag', 'link');
    await back();
    await go(1);
    await settled();
    expect(address()).toBe('/next');
  });
});

describe('navigation while overlays are open', () => {
  it('replaces the history entry of its overlay', async () => {
    render(<Page />);
    await press('Open bag');
    await press('Leave by bag', 'link');
    expect([shown(), await wayBack()]).toEqual([[], ['/next', '/page', '/before', '/start']]);
  });

  it('replaces all entries of overlays', async () => {
    render(<Page />);
    await press('Open bag');
    await press('Open sizes');
    navigate('/next');
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    await waitFor(() => expect([address(), shown()]).toEqual(['/next', []]));
    expect(await wayBack()).toEqual(['/next', '/page', '/before', '/start']);
  });

  it('is placed below an overlay that stays open, as the filters do', async () => {
    render(<Page />);
    await press('Open bag');
    await press('Stay in bag', 'link');
    expect([shown(), address(), overlays()]).toEqual([['bag'], '/page?filter=1', 1]);
    await back();
    expect([shown(), address()]).toEqual([[], '/page?filter=1']);
    expect(await wayBack()).toEqual(['/page?filter=1', '/page', '/before', '/start']);
  });

  it('replaces the entry of the page, not of the overlay, if it is a replacement', async () => {
    window.history.replaceState({ scroll: 480 }, '');
    render(<Page />);
    await press('Open bag');
    navigate('/page?all', { replace: true, keepsState: true });
    await waitFor(() => expect([shown(), address(), overlays()]).toEqual([['bag'], '/page?all', 1]));
    await back();
    expect(window.history.state).toEqual({ scroll: 480 });
    expect(await wayBack()).toEqual(['/page?all', '/before', '/start']);
  });

  it('starts after a pending step back', async () => {
    render(<Page />);
    await press('Open bag');
    await user.click(screen.getByRole('button', { name: 'Close bag' }));
    await waitFor(() => expect(shown()).toEqual([]));
    await new Promise((resolve) => setTimeout(resolve));
    navigate('/next');
    await waitFor(() => expect(address()).toBe('/next'));
    expect(await wayBack()).toEqual(['/next', '/page', '/before', '/start']);
  });
});

/** Delays the next step of the history until the returned function is called. */
function delayStep(): () => Promise<void> {
  const spy = vi.spyOn(window.history, 'go');
  let steps = 0;
  spy.mockImplementationOnce((by = 0) => (steps = by));
  return async () => {
    spy.mockRestore();
    const moved = new Promise((come) => window.addEventListener('popstate', come, { capture: true, once: true }));
    window.history.go(steps);
    await act(() => moved);
  };
}

describe('a link to another document, pressed while a closed overlay is removed from the history', () => {
  it('is followed once that is done, because the browser would drop it', async () => {
    render(
      <>
        <Page />
        <a href="/page#returns">Returns</a>
      </>,
    );
    await press('Open bag');
    const arrive = delayStep();
    await user.click(screen.getByRole('button', { name: 'Close bag' }));
    await new Promise((resolve) => setTimeout(resolve));
    await user.click(screen.getByRole('link', { name: 'Returns' }));
    expect(window.location.hash).toBe('');
    await arrive();
    await waitFor(() => expect(window.location.hash).toBe('#returns'));
    expect(await wayBack()).toEqual(['/page', '/page', '/before', '/start']);
  });
});

describe('a step back that a busy device runs after it was given up', () => {
  async function givenUp(): Promise<void> {
    await waitFor(() => expect(overlays()).not.toBe(1), { timeout: 3000 });
  }

  it('keeps an overlay open that was opened meanwhile', async () => {
    render(<Page />);
    await press('Open bag');
    const arrive = delayStep();
    await user.click(screen.getByRole('button', { name: 'Close bag' }));
    await givenUp();
    await press('Open sizes');
    await arrive();
    await settled();
    expect([shown(), address(), overlays()]).toEqual([['sizes'], '/page', 1]);
    await back();
    expect([shown(), address()]).toEqual([[], '/page']);
  });

  it('keeps the page that was opened meanwhile', async () => {
    render(<Page />);
    await press('Open bag');
    const arrive = delayStep();
    await user.click(screen.getByRole('button', { name: 'Close bag' }));
    await givenUp();
    navigate('/next');
    const seen = vi.fn();
    window.addEventListener('popstate', seen);
    await arrive();
    await waitFor(() => expect(address()).toBe('/next'));
    await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    window.removeEventListener('popstate', seen);
  });
});

describe('an overlay entry that a document starts in', () => {
  it('is left, as after a reload', async () => {
    stop();
    window.history.pushState({ scroll: 480, overlays: 1 }, '');
    stop = listenToBack();
    await settled();
    expect(overlays()).toBeUndefined();
    expect(await wayBack()).toEqual(['/page', '/before', '/start']);
  });
});

describe('a page that does not listen', () => {
  it('has no entries for its overlays', async () => {
    stop();
    const entries = window.history.length;
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open bag' }));
    expect([shown(), window.history.length]).toEqual([['bag'], entries]);
  });
});
