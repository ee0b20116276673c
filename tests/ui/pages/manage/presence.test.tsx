import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESENCE_BEAT_SECONDS } from '../../../../core/internal-staff';
import type { ManageArea, Present } from '../../../../core/staff';
import { Presence } from '../../../../ui/routes/manage/Presence';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const BEAT_MS = PRESENCE_BEAT_SECONDS * 1000;
let others: readonly Present[];
let visibility: DocumentVisibilityState;
const tell = vi.fn((_shown: Parameters<ManageArea['presence']['tell']>[0]) => Promise.resolve(others));
const manage = { presence: { tell } } as unknown as ManageArea; // sound: nothing else is asked for

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T13:00:00') });
  tell.mockClear();
  others = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => vi.useRealTimers());

const page = (isEditing: boolean, record = 'SAVE10') => (
  <Speaking>
    <ManageSpeech messages={manageEn} locale="en-US">
      <Presence kind="coupon" record={record} manage={manage} isEditing={isEditing} />
    </ManageSpeech>
  </Speaking>
);
const beats = async (count: number) => {
  for (let beat = 0; beat < count; beat += 1) await act(() => vi.advanceTimersByTimeAsync(BEAT_MS));
};
const notified = () => tell.mock.calls.map(([{ record, state }]) => `${record} ${state}`);

describe('other users who have a record open', () => {
  it('are announced politely when someone arrives, makes a change, or leaves', async () => {
    render(page(false));
    const line = screen.getByRole('status');
    expect(line).toBeEmptyDOMElement();
    const since = new Date('2026-11-25T12:04:00').toISOString();
    others = [{ who: 'Mira', since, editing: false }];
    await beats(1);
    expect(line).toHaveTextContent('Mira has had this open since 12:04 PM and has not changed anything yet.');
    others = [{ who: 'Mira', since, editing: true }];
    await beats(1);
    expect(line).toHaveTextContent('Mira has had this open since 12:04 PM and is editing it.');
    others = [];
    await beats(1);
    expect(line).toBeEmptyDOMElement();
    others = [{ who: 'Mira', since: new Date('2026-11-24T12:04:00').toISOString(), editing: false }];
    await beats(1);
    expect(line).toHaveTextContent('November 24, 2026 at 12:04 PM');
  });

  it('are requested while the page is visible, at once when something is changed, and no more when it is left', async () => {
    const { rerender, unmount } = render(page(false));
    await beats(1);
    expect(notified()).toEqual(['SAVE10 reading', 'SAVE10 reading']);
    visibility = 'hidden';
    await beats(5);
    expect(tell).toHaveBeenCalledTimes(2);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    rerender(page(true));
    await beats(0);
    expect(notified().slice(2)).toEqual(['SAVE10 reading', 'SAVE10 editing']);
    tell.mockClear();
    rerender(page(true, 'TAKE5'));
    expect(notified()).toEqual(['SAVE10 gone', 'TAKE5 editing']);
    window.dispatchEvent(new Event('pagehide'));
    expect(notified().at(-1)).toBe('TAKE5 gone');
    tell.mockClear();
    unmount();
    await vi.advanceTimersByTimeAsync(3 * BEAT_MS);
    expect(notified()).toEqual(['TAKE5 gone']);
    expect(new Set(tell.mock.calls.map(([{ page: name }]) => name)).size).toBe(1);
  });

  it('are none if the shop does not respond', async () => {
    others = [{ who: 'Mira', since: new Date('2026-11-25T12:04:00').toISOString(), editing: false }];
    render(page(false));
    await beats(0);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status')).toHaveTextContent('Mira');
    tell.mockRejectedValueOnce(new Error('away'));
    await beats(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
