import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { filledText } from '../foundation/scalars';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const list = z.enum(['orders']);
export const MAX_VIEWS = 20;
export const MAX_VIEW_NAME = 60;

const keptView = z.object({
  name: filledText(MAX_VIEW_NAME),
  query: z.string().check(z.maxLength(1000)),
});
/** Saved filters of a list. */
export type KeptView = z.infer<typeof keptView>;

const common = { access: 'staff', chapter, result: z.object({ items: z.array(keptView) }) } as const;

export const keptViews = endpoint({
  ...common,
  name: 'keptViews',
  method: 'GET',
  path: '/api/manage/views',
  query: z.object({ token, list }),
  body: z.undefined(),
  summary: "Returns the caller's saved list views, oldest first.",
});

export const keepView = endpoint({
  ...common,
  name: 'keepView',
  method: 'POST',
  path: '/api/manage/view',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.extend(keptView, { list }),
  summary: `Saves a list view of the caller, replacing one with the same name; the newest ${String(MAX_VIEWS)} are kept.`,
});

export const dropView = endpoint({
  ...common,
  name: 'dropView',
  method: 'POST',
  path: '/api/manage/view-drop',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ list, name: keptView.shape.name }),
  summary: 'Deletes a saved view of the caller; succeeds if it does not exist.',
});
