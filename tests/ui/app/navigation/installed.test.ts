import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { install } from '../../../../ui/app/navigation/installed';

function registrationWith(waiting: { readonly postMessage: (message: unknown) => void } | null) {
  return Object.assign(new EventTarget(), {
    waiting,
    active: {},
    installing: null as EventTarget | null,
    update: vi.fn(),
  });
}

function browserWith(registration: ReturnType<typeof registrationWith>): void {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.resolve(registration), ready: Promise.resolve(registration) },
  });
}

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', Object.assign(new URL('https://shop.test/c/women'), { reload }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a version that waits when a page loads', () => {
  it('is activated once nothing is loading any more, and not before', async () => {
    const postMessage = vi.fn();
    browserWith(registrationWith({ postMessage }));
    await install();
    expect(postMessage).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(postMessage.mock.calls).toEqual([[{ type: 'take-over' }]]);
  });
  it('is requested as soon as the page is hidden', async () => {
    const postMessage = vi.fn();
    browserWith(registrationWith({ postMessage }));
    await install();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(postMessage.mock.calls).toEqual([[{ type: 'take-over' }]]);
  });
  it('is not activated by a page that is being left: its document replaces it', async () => {
    const postMessage = vi.fn();
    browserWith(registrationWith({ postMessage }));
    await install();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(postMessage).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(postMessage).toHaveBeenCalledOnce();
  });
  it('is not requested in checkout (S §7)', async () => {
    vi.stubGlobal('location', Object.assign(new URL('https://shop.test/checkout'), { reload }));
    const postMessage = vi.fn();
    browserWith(registrationWith({ postMessage }));
    await install();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe('a version that arrives while a page is open', () => {
  async function openWithNewer() {
    const registration = registrationWith(null);
    browserWith(registration);
    const installed = await install();
    const before = await installed?.leavesFor('/c/men', '/c/women');
    const newer = Object.assign(new EventTarget(), { state: 'installed' });
    registration.installing = newer;
    registration.dispatchEvent(new Event('updatefound'));
    newer.dispatchEvent(new Event('statechange'));
    return { installed, before };
  }
  it('loads the next page as a document', async () => {
    const { installed, before } = await openWithNewer();
    expect(before).toBe(false);
    expect(await installed?.leavesFor('/c/men', '/c/women')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('does not do so on the way into checkout, or within it', async () => {
    const { installed } = await openWithNewer();
    expect(await installed?.leavesFor('/checkout', '/cart')).toBe(false);
    expect(await installed?.leavesFor('/c/men', '/checkout')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
