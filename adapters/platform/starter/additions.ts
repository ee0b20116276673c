import { BLOGGER_ADDITIONS } from './blogger-additions';
import type { StarterAddition } from './give-additions';

/** Every addition, in the order in which they are given. A new one goes to the end. */
export const ADDITIONS: readonly StarterAddition[] = [...BLOGGER_ADDITIONS];
