import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { useObservable } from '../../../ui/state/use-observable';

function Count({ stream$ }: { readonly stream$: BehaviorSubject<number> | Subject<number> }) {
  return <p role="status">{useObservable(stream$, -1)}</p>;
}

describe('useObservable', () => {
  it('returns the current value before the first render', () => {
    render(<Count stream$={new BehaviorSubject(7)} />);
    expect(screen.getByRole('status')).toHaveTextContent('7');
  });
  it('shows the initial value until the stream has emitted', () => {
    const stream$ = new Subject<number>();
    render(<Count stream$={stream$} />);
    expect(screen.getByRole('status')).toHaveTextContent('-1');
    act(() => stream$.next(3));
    expect(screen.getByRole('status')).toHaveTextContent('3');
  });
  it('unsubscribes when its component is unmounted', () => {
    const stream$ = new BehaviorSubject(1);
    const { unmount } = render(<Count stream$={stream$} />);
    expect(stream$.observed).toBe(true);
    unmount();
    expect(stream$.observed).toBe(false);
  });
});
