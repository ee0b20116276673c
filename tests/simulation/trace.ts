import type { VirtualClock } from '../../adapters/clock/virtual';
import type { Http, Tabs } from '../../core/shopper';

const START = Date.UTC(2026, 0, 1);

export function isTraced(): boolean {
  return process.env['TRACE'] !== undefined;
}

function print(clock: VirtualClock, text: string): void {
  process.stdout.write(`${clock.now() - START} ${text}\n`);
}

export function traced(inner: Http, name: string, clock: VirtualClock): Http {
  if (!isTraced()) return inner;
  return {
    send: async (request) => {
      const body = typeof request.body === 'string' ? request.body.slice(0, 300) : '';
      const what = `${request.method} ${request.url} ${body}`;
      print(clock, `${name} > ${what}`);
      try {
        const answer = await inner.send(request);
        print(clock, `${name} < ${what.slice(0, 60)} ${answer.status} ${answer.text.slice(0, 300)}`);
        return answer;
      } catch (error) {
        print(clock, `${name} x ${what.slice(0, 60)} ${String(error)}`);
        throw error;
      }
    },
  };
}

export function tracedTabs(tabs: Tabs, name: string, clock: VirtualClock): Tabs {
  if (isTraced())
    tabs.messages$.subscribe((received) => print(clock, `${name} heard ${JSON.stringify(received).slice(0, 1500)}`));
  return tabs;
}
