import { hasScope, isInScope } from '../scope';
import type { Condition } from './condition';

export const goods: Condition = {
  reason: 'goods',
  isMet: (terms, { lines }) => !hasScope(terms) || lines.some((line) => isInScope(terms, line)),
};
