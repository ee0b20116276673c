import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createProgress } from '../../cli/output/progress';

function terminal(isTTY: boolean): PassThrough & { isTTY: boolean; seen: () => string } {
  const stream = new PassThrough();
  let text = '';
  stream.on('data', (part: Buffer) => (text += part.toString()));
  const methods = { cursorTo: () => true, clearLine: () => true, moveCursor: () => true };
  return Object.assign(stream, { isTTY, columns: 80, seen: () => text, ...methods });
}

describe('the progress bar', () => {
  it('is drawn while the work continues, even if it blocks the thread', async () => {
    const stream = terminal(true);
    const bar = await createProgress(stream, 'bar');
    bar.report(1, 4, 'Making things');
    const until = performance.now() + 100;
    while (performance.now() < until); // Blocks the event loop.
    bar.report(2, 4, 'Making things');
    expect(stream.seen()).toMatch(/Making things.*2\/4/s);
    bar.end();
  });

  it('is not written to logs and pipes, or if disabled', async () => {
    for (const [isTTY, style] of [
      [false, 'bar'],
      [true, 'none'],
    ] as const) {
      const stream = terminal(isTTY);
      const bar = await createProgress(stream, style);
      bar.report(1, 2, 'Making things');
      bar.end();
      expect(stream.seen()).toBe('');
    }
  });

  it('is written to logs as lines if requested: start, end, and next step', async () => {
    const stream = terminal(false);
    const bar = await createProgress(stream, 'lines');
    for (let done = 1; done <= 500; done += 1) bar.report(done, 500, 'Making things');
    bar.report(1, 1, 'Packing them');
    bar.end();
    const lines = stream.seen().trimEnd().split('\n');
    expect(lines.at(0)).toMatch(/^Making things 1\/500 \d+\.\d s$/);
    expect(lines.at(-2)).toMatch(/^Making things 500\/500 \d+\.\d s$/);
    expect(lines.at(-1)).toMatch(/^Packing them 1\/1 \d+\.\d s$/);
    expect(lines.length).toBeLessThan(20);
  });
});
