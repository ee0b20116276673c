import { beforeEach, expect, it } from 'vitest';
import { keepEdit, keptEdit } from '../../../../ui/state/drafts/kept-edit';
import { leaveDevice } from '../../../../ui/state/device/leave-device';
import { recentSearches, rememberSearch } from '../../../../ui/state/drafts/recent-searches';

const EDIT = { version: '1', base: { title: 'Cap' }, values: { title: 'Warm cap' } };
const accounts = () => {
  const calls: string[] = [];
  return { calls, logout: () => Promise.resolve(void calls.push(JSON.stringify(keptEdit('product-1')))) };
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('theme', 'dark');
  keepEdit('product-1', EDIT);
  keepEdit('page-about', EDIT);
  rememberSearch('cap');
});

it('signing out removes input and searches from the device, and nothing else', async () => {
  const area = accounts();
  await leaveDevice(area, { actor_id: null });
  expect(area.calls).toEqual([JSON.stringify(EDIT)]);
  expect([keptEdit('product-1'), keptEdit('page-about'), recentSearches()]).toEqual([undefined, undefined, []]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('staff who acted as a user get their drafts back', async () => {
  await leaveDevice(accounts(), { actor_id: 7 });
  expect(keptEdit('product-1')).toEqual(EDIT);
  expect(recentSearches()).toEqual(['cap']);
});

it('a failed sign-out loses nothing', async () => {
  const failing = { logout: () => Promise.reject(new Error('offline')) };
  await expect(leaveDevice(failing, { actor_id: null })).rejects.toThrow('offline');
  expect(keptEdit('product-1')).toEqual(EDIT);
});
