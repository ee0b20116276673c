import { SET_TYPES } from '../../../../core/blogger';

export const PARTS = SET_TYPES.top;
