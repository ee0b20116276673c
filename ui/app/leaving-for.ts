import type { Installed } from './installed';

/** Whether a page is gone to as a document, and loads it then: the address in the bar is the page's already. */
export type LeavesFor = (to: string, from: string) => boolean | Promise<boolean>;

/** Asks the service worker once there is one; until then no page is. */
export function leavingFor(): { readonly leavesFor: LeavesFor; readonly arrive: (installed: Installed) => void } {
  let installed: Installed | undefined;
  return {
    leavesFor: (to, from) => installed?.leavesFor(to, from) ?? false,
    arrive: (come) => {
      installed = come;
    },
  };
}
