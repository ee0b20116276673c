import { SET_TYPES } from '../../../../core';

export const PARTS = SET_TYPES.top;
