/** What a suite asks of a value; `expect` of Vitest, of Jest and of the package `expect` give it. */
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
  toBeGreaterThan(least: number): void;
  toBeGreaterThanOrEqual(least: number): void;
  toBeLessThanOrEqual(most: number): void;
}

/** What a suite asks of a promise that must be rejected. */
export interface RejectMatchers {
  toThrow(expected?: RegExp | string): Promise<unknown>;
  toMatchObject(expected: object): Promise<unknown>;
  toBeInstanceOf(type: unknown): Promise<unknown>;
}

/**
 * The functions of a test framework that suites use. `import * as vitest from 'vitest'` is one as it stands, the globals of Jest are another, and
 * with `node:test` it is `{ describe, it, afterEach, beforeAll: before, afterAll: after, expect }`, `expect` being that of the package `expect`.
 */
export interface SuiteApi {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly it: (name: string, body: () => Promise<void> | void) => unknown;
  readonly beforeAll: (body: () => Promise<void> | void) => unknown;
  readonly afterAll: (body: () => Promise<void> | void) => unknown;
  readonly afterEach: (body: () => Promise<void> | void) => unknown;
  readonly expect: (value: unknown) => Matchers;
}
