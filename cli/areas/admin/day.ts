import type { Kind } from '../../usage/kinds';

/** A day as it is typed. */
export const DAY: Kind<string> = {
  placeholder: 'yyyy-mm-dd',
  rule: 'must be a day such as 2026-03-01',
  parse: (raw) => (/^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined),
};

/** A moment as reports print it. */
export const MOMENT: Kind<string> = {
  placeholder: 'time',
  rule: 'must be a time such as 2026-03-01T09:30:00.000Z',
  parse: (raw) => (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined),
};
