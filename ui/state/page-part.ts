import type { ComponentType } from 'react';

export interface LoadablePart {
  readonly source: string;
  readonly isHere: () => boolean;
  /** Resolves once loaded; never rejects and never starts loading. */
  readonly here: Promise<void>;
  readonly load: () => Promise<void>;
}

export interface PagePart<P extends object> extends LoadablePart {
  readonly Component: ComponentType<P> | undefined;
}

/** @param source file that `load` imports, from the project root */
export function pagePart<P extends object>(source: string, load: () => Promise<ComponentType<P>>): PagePart<P> {
  let component: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  let arrive: () => void;
  const here = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const fetch = async () => {
    try {
      component = await load();
      arrive();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    source,
    here,
    isHere: () => component !== undefined,
    get Component() {
      return component;
    },
    load: () => (loading ??= fetch()),
  };
}
