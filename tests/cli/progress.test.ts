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
  it('is drawn while the work goes on, although the work leaves no time for anything else', async () => {
    const stream = terminal(true);
    const bar = await createProgress(stream, true);
    bar.report(1, 4, 'Making things');
    const until = performance.now() + 100;
    while (performance.now() < until); // nothing else gets a turn
    bar.report(2, 4, 'Making things');
    expect(stream.seen()).toMatch(/Making things.*2\/4/s);
    bar.end();
  });

  it('leaves logs and pipes alone, and those who want none', async () => {
    for (const [isTTY, isWanted] of [
      [false, true],
      [true, false],
    ] as const) {
      const stream = terminal(isTTY);
      const bar = await createProgress(stream, isWanted);
      bar.report(1, 2, 'Making things');
      bar.end();
      expect(stream.seen()).toBe('');
    }
  });
});
