import { createContext, useContext, type ReactNode } from 'react';
import { usePathname, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { navigate } from './overlays';

/** Where path and query come from: the browser's address bar, what a server renders, or a history kept in memory. */
export interface AddressSource {
  readonly hook: () => readonly [path: string, go: typeof navigate];
  readonly searchHook: () => string;
}

const useBrowserLocation: AddressSource['hook'] = () => [usePathname(), navigate];
const browser: AddressSource = { hook: useBrowserLocation, searchHook: useBrowserSearch };
const Source = createContext(browser);

/** The address that a server renders: a browser that takes over goes on from it. */
export function renderedAddress({ path, search }: { readonly path: string; readonly search: string }): AddressSource {
  const useRenderedLocation: AddressSource['hook'] = () => [usePathname({ ssrPath: path }), navigate];
  const useRenderedSearch = () => useBrowserSearch({ ssrSearch: search });
  return { hook: useRenderedLocation, searchHook: useRenderedSearch };
}

interface Props {
  /** Default: the browser's address bar. */
  readonly source?: AddressSource | undefined;
  readonly children: ReactNode;
}

/**
 * The address for everything inside. The library's own router matches routes too, which the core does here: it would weigh 1.7 KB on
 * every first page.
 */
export function AddressProvider({ source = browser, children }: Props) {
  return <Source value={source}>{children}</Source>;
}

/** The path, and the way to another address. */
export function useLocation(): ReturnType<AddressSource['hook']> {
  return useContext(Source).hook();
}

/** The query without its question mark. */
export function useSearch(): string {
  return useContext(Source).searchHook().replace(/^\?/, '');
}
