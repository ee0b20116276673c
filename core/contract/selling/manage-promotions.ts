import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';
import { promotion } from './promotion-rules';

export const promotionRecords = recordKind({
  kind: 'promotion',
  plural: 'promotions',
  /** Promotions apply in the order of their positions. */
  document: z.strictObject({ position: z.int().check(z.gte(1), z.lte(50)), ...promotion.shape }),
  row: z.object({
    position: z.number(),
    code: z.string(),
    title: z.string(),
    kind: promotion.shape.kind,
    active: z.boolean(),
    starts_at: z.nullable(z.string()),
    ends_at: z.nullable(z.string()),
  }),
  filters: {},
  sorts: ['position', 'code'],
  read: 'promotions:read',
  write: 'promotions:write',
});
