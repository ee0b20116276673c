import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeInLate } from '../../../../ui/app/navigation/fade-in';

const animate = vi.fn();
let stop: () => void = () => undefined;

function arrives(fetched: { readonly transferSize: number; readonly duration: number } | undefined): void {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(
    fetched === undefined ? [] : [fetched as unknown as PerformanceEntry],
  );
  const picture = document.createElement('img');
  picture.animate = animate;
  document.body.append(picture);
  picture.dispatchEvent(new Event('load'));
}

function asksForLessMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduced-motion') }));
}

beforeEach(() => asksForLessMotion(false));
afterEach(() => {
  stop();
  document.body.replaceChildren();
  animate.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a loaded picture', () => {
  it('fades in if it comes late from the network', () => {
    stop = fadeInLate();
    arrives({ transferSize: 4000, duration: 700 });
    expect(animate).toHaveBeenCalledOnce();
  });

  it.each([
    ['from the cache', { transferSize: 0, duration: 700 }],
    ['at once', { transferSize: 4000, duration: 30 }],
    ['without information how it was fetched', undefined],
  ])('%s appears without animation', (_, fetched) => {
    stop = fadeInLate();
    arrives(fetched);
    expect(animate).not.toHaveBeenCalled();
  });

  it('is shown without animation for users who prefer reduced motion, and once it is stopped', () => {
    asksForLessMotion(true);
    stop = fadeInLate();
    arrives({ transferSize: 4000, duration: 700 });
    asksForLessMotion(false);
    stop();
    arrives({ transferSize: 4000, duration: 700 });
    expect(animate).not.toHaveBeenCalled();
  });
});
