import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import { sameJson } from '../../core/internal';
import { StreamBinding } from './stream-binding';

function whole<T>(value: T): T {
  return value;
}

/**
 * Returns the latest value of a state stream.
 *
 * @param stream$ must emit on subscription, such as `shop.cart.items$`; may be recreated per render if it emits equal
 * values
 * @param initial value until the first emission
 * @throws Error when each render creates a stream with a different value
 */
export function useObservable<T>(stream$: Observable<T>, initial: T): T;
/**
 * Selects part of the latest value and re-renders only when it changes.
 *
 * @param select pure; may be a new function per render
 * @param isEqual default: deep equality by JSON
 */
export function useObservable<T, S>(
  stream$: Observable<T>,
  initial: T,
  select: (value: T) => S,
  isEqual?: (a: S, b: S) => boolean,
): S;
export function useObservable<T, S>(
  stream$: Observable<T>,
  initial: T,
  select: (value: T) => T | S = whole,
  isEqual: (a: T | S, b: T | S) => boolean = select === whole ? Object.is : sameJson,
): T | S {
  const [binding] = useState(() => new StreamBinding<T>());
  // The initial value only counts for a new stream; a caller may write it as a literal.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const source = useMemo(() => binding.source(stream$, initial), [binding, stream$]);
  const read = useMemo(() => binding.select(source, select, isEqual), [binding, source, select, isEqual]);
  const value = useSyncExternalStore(source.subscribe, read, read);
  useEffect(() => binding.shown(value), [binding, value]);
  return value;
}
