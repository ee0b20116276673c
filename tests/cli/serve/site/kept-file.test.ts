import { describe, expect, it } from 'vitest';
import { KeptFiles } from '../../../../cli/serve/site/kept-file';

const MINUTE = 60_000;

function opened() {
  const clock = { now: 0 };
  const made: string[] = [];
  const files = new KeptFiles(() => clock.now);
  const get = (name: string, text = name) =>
    files.file(name, () => {
      made.push(name);
      return new Response(text).body ?? undefined;
    });
  return { clock, files, get, made };
}

describe('generated files of the whole catalogue', () => {
  it('are built once for concurrent requests, and once in ten minutes', async () => {
    const { clock, get, made } = opened();
    const asked = await Promise.all(Array.from({ length: 50 }, () => get('feed')));
    expect(new Set(asked.map((file) => file?.etag)).size).toBe(1);
    await get('feed');
    expect(made).toEqual(['feed']);
    clock.now = 10 * MINUTE;
    await get('feed');
    expect(made).toEqual(['feed', 'feed']);
  });

  it('are built one after the other', async () => {
    const { files } = opened();
    let [running, max] = [0, 0];
    const make = () =>
      new ReadableStream<Uint8Array>({
        start() {
          running += 1;
          max = Math.max(max, running);
        },
        async pull(controller) {
          await Promise.resolve();
          running -= 1;
          controller.close();
        },
      });
    await Promise.all(['a', 'b', 'c'].map((name) => files.file(name, make)));
    expect(max).toBe(1);
  });

  it('are built again after a failure, and do not block the next', async () => {
    const { files, get } = opened();
    const broken = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('away')) });
    await expect(files.file('feed', broken)).rejects.toThrow();
    expect(await get('feed')).toBeDefined();
  });

  it('are limited in memory', async () => {
    const { get, made } = opened();
    const large = 'x'.repeat(40 * 1024 * 1024);
    await get('a', large);
    await get('b', large);
    await get('b', large);
    await get('a', large);
    expect(made).toEqual(['a', 'b', 'a']);
  });
});
