import { act, render, screen } from '@testing-library/react';
import { Component, StrictMode, useState, type ReactNode } from 'react';
import { BehaviorSubject, defer, map, of, timer, type Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { useObservable } from '../../../ui/hooks/use-observable';

let renders = 0;
beforeEach(() => {
  renders = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const items$ = new BehaviorSubject([{ sku: 'A', qty: 1 }]);

function Skus() {
  renders += 1;
  const skus = useObservable(items$.pipe(map((items) => items.map(({ sku }) => ({ sku })))), []);
  return <p role="status">{skus.map(({ sku }) => sku).join()}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === '' ? this.props.children : <p role="alert">{this.state.message}</p>;
  }
}

describe('a stream recreated on each render', () => {
  it('settles on the value, and follows it', async () => {
    vi.useFakeTimers();
    items$.next([{ sku: 'A', qty: 1 }]);
    render(
      <StrictMode>
        <Skus />
      </StrictMode>,
    );
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(renders).toBeLessThan(6);
    act(() =>
      items$.next([
        { sku: 'A', qty: 1 },
        { sku: 'B', qty: 1 },
      ]),
    );
    expect(screen.getByRole('status')).toHaveTextContent('A,B');
    expect(renders).toBeLessThan(12);
  });

  it('may change a thousand times', () => {
    render(<Skus />);
    for (let at = 0; at < 1000; at += 1) act(() => items$.next([{ sku: String(at), qty: 1 }]));
    expect(screen.getByRole('status')).toHaveTextContent('999');
  });

  it('ends with a clear error if it has another value on each subscription', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Loop() {
      renders += 1;
      return (
        <p>
          {useObservable(
            defer(() => of(Math.random())),
            0,
          )}
        </p>
      );
    }
    render(
      <Boundary>
        <Loop />
      </Boundary>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('new stream by each render');
    expect(renders).toBeLessThan(300);
  });

  it('settles if it emits asynchronously', async () => {
    vi.useFakeTimers();
    function Late() {
      renders += 1;
      return <p>{useObservable(timer(1).pipe(map(() => Math.random())), 0)}</p>;
    }
    render(<Late />);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(renders).toBeLessThan(10);
  });

  it('is another stream if it has another value', () => {
    const streams = [new BehaviorSubject('one'), new BehaviorSubject('two')] as const;
    const { rerender } = render(<Name of$={streams[0]} />);
    for (let turn = 0; turn < 120; turn += 1) {
      rerender(<Name of$={streams[turn % 2 === 0 ? 1 : 0]} />);
      expect(screen.getByRole('status')).toHaveTextContent(turn % 2 === 0 ? 'two' : 'one');
    }
  });
});

function Name({ of$ }: { readonly of$: Observable<string> }) {
  return <p role="status">{useObservable(of$, '')}</p>;
}

describe('a selector', () => {
  function Count() {
    renders += 1;
    const [unit] = useState('pieces');
    const skus = useObservable(items$, [], (items) => items.map(({ sku }) => `${sku} ${unit}`));
    return <p role="status">{skus.join()}</p>;
  }

  it('renders again only when its selection differs', () => {
    items$.next([{ sku: 'A', qty: 1 }]);
    render(<Count />);
    const before = renders;
    act(() => items$.next([{ sku: 'A', qty: 2 }]));
    act(() => items$.next([{ sku: 'A', qty: 3 }]));
    expect(renders).toBe(before);
    act(() => items$.next([{ sku: 'B', qty: 3 }]));
    expect(renders).toBe(before + 1);
    expect(screen.getByRole('status')).toHaveTextContent('B pieces');
  });

  it('has the type of its selection', () => {
    items$.next([{ sku: 'A', qty: 1 }]);
    function Typed() {
      expectTypeOf(useObservable(items$, [])).toEqualTypeOf<{ sku: string; qty: number }[]>();
      expectTypeOf(useObservable(items$, [], (items) => items.length)).toEqualTypeOf<number>();
      // @ts-expect-error what it selects has the type that is asked for
      const words: string = useObservable(items$, [], (items) => items.length);
      expect(words).toBe(1);
      return null;
    }
    render(<Typed />);
  });
});
