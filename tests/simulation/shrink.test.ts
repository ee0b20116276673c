import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackEnd } from './back-end';
import { Broken } from './broken';
import { generateHistory } from './generate-history';
import { kindOf, shrink } from './shrink';
import { replay } from './simulate';

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = new BackEnd();
  await backEnd.open();
});
afterAll(() => backEnd.close());

describe('histories', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(generateHistory(7)).toEqual(generateHistory(7));
    expect(generateHistory(8)).not.toEqual(generateHistory(7));
  });

  it('are plain data that can be stored and replayed', () => {
    const history = generateHistory(7);
    expect(JSON.parse(JSON.stringify(history))).toEqual(history);
  });
});

describe('kinds of failures', () => {
  it('do not depend on ids, skus, amounts and lists', () => {
    const one = new Broken('94351fc8-9954-418e-bd20-3e3d3c1316d3 was shown at 12.5 and costs 13');
    const other = new Broken('590bf45b-b824-4ce9-ab87-f2b725c9134c was shown at 9 and costs 8.25');
    expect(kindOf(one)).toBe(kindOf(other));
    expect(kindOf(new Broken('stock of CAP is -1'))).toBe(kindOf(new Broken('stock of TEE is -3')));
    expect(kindOf(one)).not.toBe(kindOf(new Broken('stock of CAP is -1')));
  });
});

describe('shrinking', () => {
  it('keeps only the action that makes a history fail', async () => {
    const whole = generateHistory(11);
    const culprit = { who: 9, tab: 0, patience: null, chance: 1, what: { do: 'process' } } as const;
    const history = { ...whole, actions: whole.actions.toSpliced(5, 0, culprit) };
    const ending = await replay(history, backEnd);
    if (ending.ok) throw new Error('It must fail');
    const shrunk = await shrink({ ...ending, history }, backEnd, { limitMs: 60_000, now: () => performance.now() });
    expect(shrunk.history.actions).toEqual([culprit]);
    expect(shrunk.error.message).toBe('There is no shopper 9');
    const again = await replay(shrunk.history, backEnd);
    expect(again).toMatchObject({ ok: false, error: { message: 'There is no shopper 9' } });
  });

  it('returns its current result when its time is over', async () => {
    const history = generateHistory(11);
    const failing = { history, error: new Broken('never again'), log: [] };
    const shrunk = await shrink(failing, backEnd, { limitMs: 0, now: () => performance.now() });
    expect(shrunk).toMatchObject({ history, tried: 0 });
  });
});
