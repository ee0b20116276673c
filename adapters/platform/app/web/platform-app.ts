import type { Hono } from 'hono';

/** Known facts about the origin of a request. */
export interface Connection {
  /** Caller address for rate limits; omitted if exempt. */
  readonly address?: string | undefined;
}

export type PlatformApp = Hono<{ Bindings: Connection }>;
