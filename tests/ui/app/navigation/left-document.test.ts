import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftDocument } from '../../../../ui/app/navigation/left-document';

afterEach(() => vi.restoreAllMocks());

function at(came: string | undefined, now: string): void {
  window.history.replaceState(null, '', now);
  const entries = came === undefined ? [] : [{ name: window.location.origin + came } as PerformanceEntry]; // sound: the name alone is read
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
}

describe('the URL of the initial document', () => {
  it('is known if the user went back before the app started', () => {
    at('/p/JACKET/rain-jacket-1?ref=a', '/search?q=jacket');
    expect(leftDocument()).toBe('/p/JACKET/rain-jacket-1?ref=a');
  });

  it('is unchanged if the URL is equivalent, in any spelling and with any fragment', () => {
    at('/search?q=m%C3%BCtze&x=a%20b', '/search?q=m%C3%BCtze&x=a%20b#content');
    expect(leftDocument()).toBeUndefined();
  });

  it('is unknown if the browser does not say', () => {
    at(undefined, '/cart');
    expect(leftDocument()).toBeUndefined();
  });
});
