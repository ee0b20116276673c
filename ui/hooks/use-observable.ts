import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';
import { sameJson } from '../../core';
import { StreamBinding } from './stream-binding';

/** The value as it is: shared, so that it is the same function with each render. */
function whole<T>(value: T): T {
  return value;
}

/**
 * The latest value of a state stream of the core.
 *
 * @param stream$ a stream that gives its value when it is subscribed to, such as `shop.cart.items$`. One that is made anew by each render is
 *   subscribed to with each of them; where it says the same, the value stays the same object
 * @param initial the value until the stream has emitted
 * @throws Error where each render makes a stream that says something else, which would go on for ever
 */
export function useObservable<T>(stream$: Observable<T>, initial: T): T;
/**
 * What is selected of the latest value; the component renders again only when that changes.
 *
 * @param select makes what the component shows of a value; pure, and may be another function with each render
 * @param isEqual whether two selected values are the same. Default: they say the same, as JSON would
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
