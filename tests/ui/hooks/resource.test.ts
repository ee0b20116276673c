import { describe, expect, it } from 'vitest';
import { Resource } from '../../../ui/hooks/resource';

function deferred<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

describe('further items of a list', () => {
  it('are appended to the result of a pending refresh', async () => {
    const refresh = deferred<readonly string[]>();
    const list = new Resource(() => refresh.promise, ['old']);
    void list.begin();
    const more = list.extend((shown) => Promise.resolve([...shown, 'next']));
    refresh.settle(['new']);
    await more;
    expect(list.read()).toMatchObject({ data: ['new', 'next'], isPending: false });
  });

  it('are not replaced by a refresh that is requested meanwhile', async () => {
    const next = deferred<readonly string[]>();
    const list = new Resource<readonly string[]>(() => Promise.resolve(['first']), ['first']);
    const more = list.extend(() => next.promise);
    const refresh = list.begin();
    next.settle(['first', 'next']);
    await Promise.all([more, refresh]);
    expect(list.read().data).toEqual(['first', 'next']);
  });

  it('are requested once, however often it is pressed', async () => {
    const list = new Resource<readonly number[]>(() => Promise.resolve([]), [0]);
    const press = () => list.extend((shown) => Promise.resolve([...shown, shown.length]));
    await Promise.all([press(), press(), press()]);
    expect(list.read().data).toEqual([0, 1]);
    await press();
    expect(list.read().data).toEqual([0, 1, 2]);
  });

  it('can be requested again after a failure', async () => {
    const list = new Resource<readonly number[]>(() => Promise.resolve([]), [0]);
    await list.extend(() => Promise.reject(new Error('lost')));
    expect(list.read()).toMatchObject({ data: [0], error: new Error('lost'), isPending: false });
    await list.extend((shown) => Promise.resolve([...shown, 1]));
    expect(list.read().data).toEqual([0, 1]);
  });
});
