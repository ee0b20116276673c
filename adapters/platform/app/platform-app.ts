import type { Hono } from 'hono';

/** What is known of where a request came from. */
export interface Connection {
  /** Address of the caller as limits count it; left out for who is not limited by it. */
  readonly address?: string | undefined;
}

/** The router of the platform, and what comes with a request. */
export type PlatformApp = Hono<{ Bindings: Connection }>;
