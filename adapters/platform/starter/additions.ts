import { BLOGGER_ADDITIONS } from './blogger-additions';
import type { StarterAddition } from './give-additions';

/** Append only: additions are applied in order. */
export const ADDITIONS: readonly StarterAddition[] = [...BLOGGER_ADDITIONS];
