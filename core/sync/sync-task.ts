import * as z from 'zod/mini';
import type { SyncTask } from './sync';

export const syncTask = z.object({
  task_id: z.string(),
  url: z.string(),
  payload: z.object({ method: z.enum(['GET', 'POST']), body: z.optional(z.unknown()) }),
  transmited: z.boolean(),
  created_at: z.number(),
  updated_at: z.number(),
  transmited_at: z.optional(z.number()),
  result: z.optional(z.unknown()),
  resultCode: z.optional(z.number()),
  code: z.optional(z.number()),
  acknowledged: z.boolean(),
  meta: z.optional(z.unknown()),
  callback_event: z.optional(z.string()),
  silent: z.boolean(),
  is_result_cacheable: z.boolean(),
  owner: z.optional(z.string()),
}) satisfies z.ZodMiniType<SyncTask>;
