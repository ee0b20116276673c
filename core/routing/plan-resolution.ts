import type { PathMatch } from './match-route';

/** Name of a mapped route that is a redirect to its canonical path. */
export const REDIRECT = 'redirect';

export interface MappedRoute extends PathMatch {
  readonly canonical: string;
}

export type Knowledge = 'unasked' | 'nothing' | MappedRoute;

export interface KnownOfPath {
  readonly path: string;
  readonly match: PathMatch | undefined;
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

function answerOf(known: KnownOfPath): MappedRoute | ResolutionStep {
  if (typeof known.memory === 'object') return known.memory;
  if (known.memory === 'nothing') return { do: 'not-found' };
  if (known.cache === 'unasked') return { do: 'read-cache' };
  if (typeof known.cache === 'object') return known.cache;
  if (known.server === 'unasked') return { do: 'ask-server' };
  return typeof known.server === 'object' ? known.server : { do: 'not-found' };
}

/**
 * Resolves by form, then memory, browser cache and server URL map. Without the dispatcher clean addresses redirect.
 */
export function planResolution(known: KnownOfPath): ResolutionStep {
  if (known.match) return { do: 'use', match: known.match };
  const answer = answerOf(known);
  if ('do' in answer) return answer;
  if (answer.name === REDIRECT) return { do: 'redirect', path: answer.canonical };
  if (!known.useUrlDispatcher && answer.canonical !== known.path) return { do: 'redirect', path: answer.canonical };
  return { do: 'use', match: { name: answer.name, params: answer.params } };
}
