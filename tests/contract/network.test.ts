import * as vitest from 'vitest';
import { createBrowserNetwork } from '../../adapters/network/browser';
import { createFixedNetwork } from '../../adapters/network/fixed';
import { networkSuite } from '../../testing';

const { describe, expect, it } = vitest;

class WindowDouble extends EventTarget {
  readonly navigator: { onLine?: boolean };
  listeners = 0;

  constructor(onLine?: boolean) {
    super();
    this.navigator = onLine === undefined ? {} : { onLine };
  }

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners += 1;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners -= 1;
    super.removeEventListener(...args);
  }

  set(online: boolean): void {
    this.navigator.onLine = online;
    this.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }
}

describe('the browser network', () =>
  networkSuite(vitest, (online) => {
    const events = new WindowDouble(online);
    const network = createBrowserNetwork({ events, navigator: events.navigator });
    return { network, set: (next) => events.set(next) };
  }));

describe('the fixed network', () =>
  networkSuite(vitest, (online) => {
    const network = createFixedNetwork(online);
    return { network, set: (next) => network.set(next) };
  }));

describe('createBrowserNetwork', () => {
  it('listens only while it has subscribers', () => {
    const events = new WindowDouble(true);
    const network = createBrowserNetwork({ events, navigator: events.navigator });
    expect(events.listeners).toBe(0);
    const first = network.online$.subscribe();
    const second = network.online$.subscribe();
    expect(events.listeners).toBe(4);
    first.unsubscribe();
    expect(events.listeners).toBe(2);
    second.unsubscribe();
    expect(events.listeners).toBe(0);
  });

  it('stops listening when it is closed', () => {
    const events = new WindowDouble(true);
    const network = createBrowserNetwork({ events, navigator: events.navigator });
    network.online$.subscribe();
    network.close();
    expect(events.listeners).toBe(0);
  });

  it('counts as online if the browser does not know', () => {
    expect(createBrowserNetwork({ events: new EventTarget(), navigator: {} }).isOnline()).toBe(true);
  });
});

describe('createFixedNetwork', () => {
  it('is online unless told otherwise', () => {
    expect(createFixedNetwork().isOnline()).toBe(true);
  });
});
