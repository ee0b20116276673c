import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';
import { sku } from '../foundation/scalars';
import { placeCode } from './stock-places';

/** Statuses of a transfer; units of a sent one are in transit, at neither location. */
export const TRANSFER_STATES = ['draft', 'sent', 'received', 'canceled'] as const;
/** State of a stock transfer. */
export type TransferState = (typeof TRANSFER_STATES)[number];
/** Maximum SKUs of a transfer. */
export const MAX_TRANSFER_LINES = 500;

const line = z.strictObject({ sku, qty: z.int().check(z.gte(1), z.lte(1_000_000)) });

export const transferDocument = z.strictObject({
  /** Omit to get the next free number, such as 'T12'. */
  number: z.optional(z.string().check(z.maxLength(20), z.regex(/^T\d{1,9}$/))),
  state: z.enum(TRANSFER_STATES),
  from: placeCode,
  to: placeCode,
  note: z.string().check(z.maxLength(500)),
  lines: z.array(line).check(z.minLength(1), z.maxLength(MAX_TRANSFER_LINES)),
});
/** Units in transit between two locations. */
export type TransferDocument = z.infer<typeof transferDocument>;

const transferRow = z.object({
  number: z.string(),
  state: z.enum(TRANSFER_STATES),
  from: z.string(),
  to: z.string(),
  units: z.number(),
  note: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
});
export type TransferRow = z.infer<typeof transferRow>;

export const transferRecords = recordKind({
  kind: 'stock_transfer',
  plural: 'stock_transfers',
  document: transferDocument,
  row: transferRow,
  filters: {
    state: z.optional(z.enum(TRANSFER_STATES)),
    /** From or to this location. */
    place: z.optional(placeCode),
  },
  sorts: ['number'],
  read: 'catalogue:read',
  write: 'stock:write',
});
