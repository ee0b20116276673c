import type { PathMatch } from './match-route';

/** What the URL map says of a path: a route, and the path that the shop links to it by. */
export interface MappedRoute extends PathMatch {
  /** Path of the default store. */
  readonly canonical: string;
}

/** A place that may know a path: not looked at yet, without an answer, or with one. */
export type Knowledge = 'unasked' | 'nothing' | MappedRoute;

export interface KnownOfPath {
  readonly path: string;
  /** What the form of the path says. */
  readonly match: PathMatch | undefined;
  /** Clean addresses are the shop's own (S §2); without, they lead to the addresses by form. */
  readonly useUrlDispatcher: boolean;
  readonly memory: Knowledge;
  readonly cache: Knowledge;
  readonly server: Knowledge;
}

export type ResolutionStep =
  | { readonly do: 'use'; readonly match: PathMatch }
  | { readonly do: 'redirect'; readonly path: string }
  | { readonly do: 'read-cache' }
  | { readonly do: 'ask-server' }
  | { readonly do: 'not-found' };

/** The first place that has the answer, or the next one to ask. */
function answerOf(known: KnownOfPath): MappedRoute | ResolutionStep {
  if (typeof known.memory === 'object') return known.memory;
  // What was not there a moment ago is not asked for again.
  if (known.memory === 'nothing') return { do: 'not-found' };
  if (known.cache === 'unasked') return { do: 'read-cache' };
  if (typeof known.cache === 'object') return known.cache;
  if (known.server === 'unasked') return { do: 'ask-server' };
  return typeof known.server === 'object' ? known.server : { do: 'not-found' };
}

/**
 * The next step towards what a path stands for (S §2, §4): its form decides where it can; otherwise the URL map does, first that
 * in memory, then that in the browser's cache, then the server's. Without the dispatcher a clean address leads on to the address
 * that the shop links to, so that each page has one.
 */
export function planResolution(known: KnownOfPath): ResolutionStep {
  if (known.match) return { do: 'use', match: known.match };
  const answer = answerOf(known);
  if ('do' in answer) return answer;
  if (!known.useUrlDispatcher && answer.canonical !== known.path) return { do: 'redirect', path: answer.canonical };
  return { do: 'use', match: { name: answer.name, params: answer.params } };
}
