import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRecordForm } from '../../../ui/routes/manage/use-record-form';
import { keptEdit } from '../../../ui/state/drafts/kept-edit';

const SITE = { version: '1', document: { name: 'Vitrine', company: '' } };

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function open() {
  vi.useFakeTimers();
  const { result, unmount } = renderHook(() => useRecordForm('site', SITE));
  const type = (field: 'company' | 'name', text: string) =>
    act(() => result.current.form.setValue(field, text, { shouldDirty: true }));
  return { result, unmount, type };
}

it('keeps input typed just before the form is left', () => {
  const { type, unmount } = open();
  type('name', 'A');
  type('name', 'Atelier');
  unmount();
  expect(keptEdit('site')?.values).toEqual({ name: 'Atelier', company: '' });
});

it('stores nothing once all changes are undone, however quickly', () => {
  const { type } = open();
  type('name', 'A');
  type('name', 'Vitrine');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(keptEdit('site')).toBeUndefined();
});

it('stores nothing of discarded input, even if the form is left immediately', () => {
  const { result, type, unmount } = open();
  type('company', 'Vitrine Trading Inc.');
  act(() => result.current.discard());
  unmount();
  expect(keptEdit('site')).toBeUndefined();
});
