import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seePage } from '../../../ui/app/see-page';

const screenIs = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the page that came with the document', () => {
  const see = vi.fn<() => void>();
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    see.mockReset();
  });

  it('is seen after a second on the screen, whether or not anything is touched', () => {
    screenIs('visible');
    seePage({ see });
    vi.advanceTimersByTime(999);
    expect(see).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(see).toHaveBeenCalledOnce();
    screenIs('hidden');
    screenIs('visible');
    vi.advanceTimersByTime(5000);
    expect(see).toHaveBeenCalledOnce();
  });

  it('is not seen in a tab in the background until that comes to the front', () => {
    screenIs('hidden');
    seePage({ see });
    vi.advanceTimersByTime(5000);
    expect(see).not.toHaveBeenCalled();
    screenIs('visible');
    vi.advanceTimersByTime(1000);
    expect(see).toHaveBeenCalledOnce();
  });

  it('is not seen where it is left within the second', () => {
    screenIs('visible');
    seePage({ see });
    vi.advanceTimersByTime(500);
    screenIs('hidden');
    vi.advanceTimersByTime(5000);
    expect(see).not.toHaveBeenCalled();
  });
});
