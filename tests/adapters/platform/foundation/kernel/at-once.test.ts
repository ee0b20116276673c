import { describe, expect, it } from 'vitest';
import { atOnce } from '../../../../../adapters/platform/foundation/kernel/at-once';
import { nextTurn } from '../../../../../adapters/platform/foundation/kernel/next-turn';

describe('concurrent tasks of a unit of work', () => {
  it('return in the requested order, whichever completes first', async () => {
    const late = nextTurn().then(() => 'late');
    expect(await atOnce([late, 'at hand', Promise.resolve(3)])).toEqual(['late', 'at hand', 3]);
  });

  it('all settle before the first error is thrown, and later errors are handled', async () => {
    let isOver = false;
    const first = nextTurn().then(() => Promise.reject(new Error('first')));
    const last = nextTurn()
      .then(nextTurn)
      .then(() => {
        isOver = true;
      });
    await expect(atOnce([first, Promise.reject(new Error('second')), last])).rejects.toThrow('first');
    expect(isOver).toBe(true);
  });
});
