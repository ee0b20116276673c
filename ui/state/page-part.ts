import type { ComponentType } from 'react';

/** What the registry of pages has to know of a part, whatever it is given. */
export interface LoadablePart {
  /** Its source file, by which the build's manifest names what to load with it. */
  readonly source: string;
  readonly isHere: () => boolean;
  /** Resolves when the code is here; never rejects, and asks for nothing by itself. */
  readonly here: Promise<void>;
  /** Loads its code, once; a try that failed can be made again. */
  readonly load: () => Promise<void>;
}

/** A part of a page whose code comes by itself. It holds code, nothing of a shopper. */
export interface PagePart<P extends object> extends LoadablePart {
  /** Its component if the code is here. */
  readonly Component: ComponentType<P> | undefined;
}

/** @param source source file that `load` imports, from the root of the project */
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
