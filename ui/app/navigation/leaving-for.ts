import type { Installed } from './installed';

export type LeavesFor = (to: string, from: string) => boolean | Promise<boolean>;

/** Asks the service worker once it is ready; until then always false. */
export function leavingFor(): { readonly leavesFor: LeavesFor; readonly arrive: (installed: Installed) => void } {
  let installed: Installed | undefined;
  return {
    leavesFor: (to, from) => installed?.leavesFor(to, from) ?? false,
    arrive: (come) => {
      installed = come;
    },
  };
}
