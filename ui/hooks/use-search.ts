import { useEffect, useState } from 'react';
import {
  BehaviorSubject,
  catchError,
  distinctUntilChanged,
  from,
  map,
  of,
  scan,
  startWith,
  switchMap,
  timer,
  Observable,
} from 'rxjs';
import type { Shop, Suggestions } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { asError } from './actions';

/** Suggestions for a search field. */
export interface SearchHook {
  /** Keeps the previous suggestions until new ones arrive. */
  readonly suggestions: Suggestions | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isPending: boolean;
}

const NOTHING: SearchHook = { suggestions: undefined, error: undefined, isLoading: true, isPending: false };
const PAUSE_MS = 150;

/** Aborts the request when no component awaits it any longer. */
function suggested(shop: Shop, text: string): Observable<Suggestions> {
  return new Observable((subscriber) => {
    const request = new AbortController();
    const answer = from(shop.catalogue.suggest(text, { signal: request.signal })).subscribe(subscriber);
    return () => {
      answer.unsubscribe();
      request.abort();
    };
  });
}

function answers(shop: Shop, text$: Observable<string>, pause: number): Observable<SearchHook> {
  const ask = (text: string): Observable<Partial<SearchHook>> =>
    timer(pause).pipe(
      switchMap(() => suggested(shop, text)),
      map((suggestions) => ({ suggestions, isLoading: false, isPending: false })),
      catchError((thrown: unknown) => of({ error: asError(thrown), isLoading: false, isPending: false })),
      startWith({ error: undefined, isPending: true }),
    );
  return text$.pipe(
    distinctUntilChanged(),
    switchMap(ask),
    scan((before: SearchHook, change) => ({ ...before, ...change }), NOTHING),
    startWith(NOTHING),
  );
}

/**
 * Returns debounced suggestions; stale requests are dropped.
 *
 * @param text empty: popular searches
 * @param pause debounce in milliseconds, fixed at the first render. Default: 150
 */
export function useSearch(text: string, { pause = PAUSE_MS }: { readonly pause?: number } = {}): SearchHook {
  const shop = useShop();
  const [text$] = useState(() => new BehaviorSubject(text));
  const [search$] = useState(() => answers(shop, text$, pause));
  useEffect(() => text$.next(text), [text$, text]);
  return useObservable(search$, NOTHING);
}
