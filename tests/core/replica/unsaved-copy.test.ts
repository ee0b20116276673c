import { describe, expect, it } from 'vitest';
import { createTabHub } from '../../../adapters/tabs/memory';
import { UnsavedCopy } from '../../../core/replica';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const copy = (version: number, lines = 'TEE') => ({ version, lines });

function device() {
  const hub = createTabHub();
  const heard: unknown[] = [];
  hub.open().messages$.subscribe((message) => heard.push(message));
  const open = (user = () => '') => new UnsavedCopy('cart/us', hub.open(), user);
  return { hub, heard, open, told: () => heard.filter((message) => JSON.stringify(message).includes('version')) };
}

describe('a copy that no tab could store', () => {
  it('is the newest in every tab until a later one is stored', async () => {
    const { open } = device();
    const [one, other] = [open(), open()];
    one.keep(copy(3));
    await settle();
    for (const tab of [one, other]) {
      expect(tab.newest(copy(2, 'SOCKS'))).toEqual(copy(3));
      expect(tab.newest(copy(3, 'SOCKS'))).toEqual(copy(3, 'SOCKS'));
      expect(tab.newest(undefined)).toBeUndefined();
    }
  });

  it('is sent to tabs that open later', async () => {
    const { open } = device();
    open().keep(copy(3));
    await settle();
    const later = open();
    await settle();
    await settle();
    expect(later.newest(undefined)).toEqual(copy(3));
  });

  it('is sent once, however often it cannot be stored', async () => {
    const { open, told } = device();
    const [one, other] = [open(), open()];
    await settle();
    one.keep(copy(3));
    await settle();
    one.keep(copy(3));
    other.newest(undefined);
    other.keep(copy(3));
    await settle();
    expect(told()).toEqual([{ type: 'changed', name: 'cart/us', unsaved: copy(3), user: '' }]);
  });

  it('is not replaced by an earlier one, one of another replica or one without a version', async () => {
    const { hub, open } = device();
    const one = open();
    one.keep(copy(3));
    const changed = { type: 'changed', name: 'cart/us', user: '' };
    const noise = [changed, { ...changed, unsaved: { lines: 'SOCKS' } }, { ...changed, unsaved: copy(2, 'SOCKS') }];
    for (const message of noise) hub.open().post(message);
    hub.open().post({ ...changed, name: 'cart/de', unsaved: copy(9, 'SOCKS') });
    await settle();
    expect(one.newest(undefined)).toEqual(copy(3));
    hub.open().post({ ...changed, unsaved: copy(4, 'SOCKS') });
    await settle();
    expect(one.newest(undefined)).toEqual(copy(4, 'SOCKS'));
  });

  it('reaches tabs of the same customer only, also one that learns late who its user is', async () => {
    const { open } = device();
    let user = '';
    const [one, other, starting] = [open(() => '7'), open(() => '8'), open(() => user)];
    one.keep(copy(3));
    await settle();
    expect([other.newest(undefined), starting.newest(undefined)]).toEqual([undefined, undefined]);
    user = '7';
    expect(starting.newest(undefined)).toEqual(copy(3));
  });

  it('is not received by a closed tab', async () => {
    const { open } = device();
    const [one, other] = [open(), open()];
    other.dispose();
    one.keep(copy(3));
    await settle();
    expect(other.newest(undefined)).toBeUndefined();
  });
});
