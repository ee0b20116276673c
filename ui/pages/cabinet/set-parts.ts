import { SET_TYPES } from '../../../core';

/** The parts that a set can have, in their order (A §3): that of tops has them all. */
export const PARTS = SET_TYPES.top;
