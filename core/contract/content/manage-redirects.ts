import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';
import { MAX_REDIRECT_LENGTH } from './redirect-limits';

const address = z.string().check(z.minLength(1), z.maxLength(MAX_REDIRECT_LENGTH));

export const redirectDocument = z.strictObject({
  /** Old path, such as '/pages/about-us'; compared without case, query and trailing slash. */
  from: address,
  /** Path of this shop, such as '/i/about'; other hosts are refused. */
  to: address,
});
/** Permanent redirect of an old address. */
export type RedirectDocument = z.infer<typeof redirectDocument>;

export const redirectRecords = recordKind({
  kind: 'redirect',
  plural: 'redirects',
  document: redirectDocument,
  row: redirectDocument,
  filters: {},
  sorts: ['from', 'to'],
  read: 'content:read',
  write: 'content:write',
});
