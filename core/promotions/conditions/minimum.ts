import { isInScope } from '../scope';
import type { Condition } from './condition';

export const minimum: Condition = {
  reason: 'minimum',
  isMet: (terms, { lines, minimum: least = 0 }) =>
    lines.reduce((sum, line) => (isInScope(terms, line) ? sum + line.row : sum), 0) >= least,
};
