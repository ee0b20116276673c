import { createContext, useContext, type ReactNode } from 'react';
import { usePathname, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import { navigate } from './overlays/overlays';

export interface AddressSource {
  readonly hook: () => readonly [path: string, go: typeof navigate];
  readonly searchHook: () => string;
}

const useBrowserLocation: AddressSource['hook'] = () => [usePathname(), navigate];
const browser: AddressSource = { hook: useBrowserLocation, searchHook: useBrowserSearch };
const Source = createContext(browser);

export function renderedAddress({ path, search }: { readonly path: string; readonly search: string }): AddressSource {
  const useRenderedLocation: AddressSource['hook'] = () => [usePathname({ ssrPath: path }), navigate];
  const useRenderedSearch = () => useBrowserSearch({ ssrSearch: search });
  return { hook: useRenderedLocation, searchHook: useRenderedSearch };
}

interface Props {
  readonly source?: AddressSource | undefined;
  readonly children: ReactNode;
}

/** Provides the address without the library's route matching, which would add 1.7 KB to every first page. */
export function AddressProvider({ source = browser, children }: Props) {
  return <Source value={source}>{children}</Source>;
}

export function useLocation(): ReturnType<AddressSource['hook']> {
  return useContext(Source).hook();
}

export function useSearch(): string {
  return useContext(Source).searchHook().replace(/^\?/, '');
}
