import { expect } from 'vitest';
import type { SuiteApi } from '../../../testing';

type Body = () => Promise<void> | void;

/** Runs a suite by itself. @returns the names of the tests that fail */
export async function failuresOf(register: (api: SuiteApi) => void): Promise<readonly string[]> {
  const tests: (readonly [name: string, body: Body])[] = [];
  const ends: Body[] = [];
  register({
    describe: (_, body) => body(),
    it: (name, body) => tests.push([name, body]),
    beforeAll: () => undefined,
    afterAll: () => undefined,
    afterEach: (body) => ends.push(body),
    expect,
  });
  const failed: string[] = [];
  for (const [name, body] of tests) {
    const fails = await Promise.resolve()
      .then(body)
      .then(
        () => false,
        () => true,
      );
    if (fails) failed.push(name);
    for (const end of ends) await end();
  }
  return failed;
}
