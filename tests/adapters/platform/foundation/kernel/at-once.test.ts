import { describe, expect, it } from 'vitest';
import { atOnce } from '../../../../../adapters/platform/foundation/kernel/at-once';
import { nextTurn } from '../../../../../adapters/platform/foundation/kernel/next-turn';

describe('things that a unit waits for at once', () => {
  it('come in the order in which they were requested, whichever is there first', async () => {
    const late = nextTurn().then(() => 'late');
    expect(await atOnce([late, 'at hand', Promise.resolve(3)])).toEqual(['late', 'at hand', 3]);
  });

  it('are all over before the first failure is raised, which is caught although another came before it', async () => {
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
