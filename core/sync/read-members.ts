import * as z from 'zod/mini';
import type { MembersOf } from '../contract';
import { lookUp } from '../kernel/look-up';

export function readMembers<S extends z.ZodMiniObject>(schema: S, value: Readonly<Record<string, unknown>> = {}) {
  const entries = Object.entries(schema.shape).flatMap(([name, member]) => {
    const { data } = z.safeParse(member, lookUp(value, name));
    return data === undefined ? [] : [[name, data] as const];
  });
  return Object.fromEntries(entries) as MembersOf<S>; // sound: each member was read by its own schema
}
