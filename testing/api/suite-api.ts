/** Compatible with `expect` of Vitest, Jest and the package `expect`. */
export interface Matchers {
  readonly not: Matchers;
  readonly rejects: RejectMatchers;
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
  toMatchObject(expected: object): void;
  toHaveLength(length: number): void;
  toContain(item: unknown): void;
  toMatch(pattern: RegExp): void;
  toBeDefined(): void;
  toBeUndefined(): void;
  toBeInstanceOf(type: unknown): void;
  toBeGreaterThan(min: number): void;
  toBeGreaterThanOrEqual(min: number): void;
  toBeLessThanOrEqual(max: number): void;
  toThrow(expected?: RegExp | string): void;
}

/** Matchers for a promise that must reject. */
export interface RejectMatchers {
  toThrow(expected?: RegExp | string): Promise<unknown>;
  toMatchObject(expected: object): Promise<unknown>;
  toBeInstanceOf(type: unknown): Promise<unknown>;
}

/**
 * Functions a suite needs from a test framework: `import * as vitest from 'vitest'`, Jest's globals, or with
 * `node:test` `{ describe, it, afterEach, beforeAll: before, afterAll: after, expect }`.
 */
export interface SuiteApi {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void> | void) => unknown;
  readonly beforeAll: (body: () => Promise<void> | void) => unknown;
  readonly afterAll: (body: () => Promise<void> | void) => unknown;
  readonly afterEach: (body: () => Promise<void> | void) => unknown;
  readonly expect: (value: unknown) => Matchers;
}
