import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../../../../core/shopper';
import { bomberView } from '../../../../storybook/fixtures/products';
import { seePage } from '../../../../ui/app/navigation/see-page';

const screenIs = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the product of the initial page', () => {
  const note = vi.fn<(view: unknown) => Promise<void>>(() => Promise.resolve());
  const shop = {
    routing: { page: { name: 'product', view: bomberView } },
    recentlyViewed: { note },
  } as unknown as Shop;
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    note.mockClear();
  });

  it('counts as viewed after a second on screen, with or without interaction', () => {
    screenIs('visible');
    seePage(shop);
    vi.advanceTimersByTime(999);
    expect(note).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(note).toHaveBeenCalledExactlyOnceWith(bomberView);
    screenIs('hidden');
    screenIs('visible');
    vi.advanceTimersByTime(5000);
    expect(note).toHaveBeenCalledOnce();
  });

  it('is not viewed in a background tab until that comes to the front', () => {
    screenIs('hidden');
    seePage(shop);
    vi.advanceTimersByTime(5000);
    expect(note).not.toHaveBeenCalled();
    screenIs('visible');
    vi.advanceTimersByTime(1000);
    expect(note).toHaveBeenCalledOnce();
  });

  it('is not viewed if it is left within the second', () => {
    screenIs('visible');
    seePage(shop);
    vi.advanceTimersByTime(500);
    screenIs('hidden');
    vi.advanceTimersByTime(5000);
    expect(note).not.toHaveBeenCalled();
  });
});
