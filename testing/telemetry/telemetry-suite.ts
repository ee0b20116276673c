import type { Telemetry } from '../../core/ports';
import type { SuiteApi } from '../api/suite-api';

/** Telemetry for one test. */
export interface TelemetrySource {
  readonly telemetry: Telemetry;
  /** Everything that the adapter has sent or written so far, as text. */
  readonly written: () => Promise<string> | string;
}

/** Kinds of records of the port `Telemetry`. */
export type TelemetryKind = 'event' | 'error' | 'log';

type Make = () => TelemetrySource | Promise<TelemetrySource>;

const KINDS: readonly TelemetryKind[] = ['event', 'error', 'log'];
const SECRETS = [
  'tok-123',
  'pass-456',
  'anna@example.com',
  '+380501112233',
  'Bearer-789',
  'cart-321',
  'Elm Street',
  '050/111',
];

/** Values that break careless serializers. */
function hostile(): unknown[] {
  const circular: Record<string, unknown> = { a: 1 };
  circular['self'] = circular;
  const endless = new Error('endless');
  endless.cause = endless;
  const trap = Object.defineProperty({}, 'x', {
    enumerable: true,
    get() {
      throw new Error('a getter that throws');
    },
  });
  return [null, undefined, 'text', 42n, Symbol('s'), circular, endless, trap, Object.create(null), () => undefined];
}

/**
 * Contract tests of the port `Telemetry`: it never fails, and never lets out a secret.
 * @param make creates telemetry for each test
 * @param options.takes kinds of records that the adapter keeps; it ignores the others. Default: all
 */
export function telemetrySuite(
  api: SuiteApi,
  make: Make,
  { takes = KINDS }: { readonly takes?: readonly TelemetryKind[] } = {},
): void {
  api.describe('telemetry', () => {
    records(api, make, takes);
    anyInput(api, make, takes);
    secrets(api, make, takes);
  });
}

function records({ it, expect }: SuiteApi, make: Make, takes: readonly TelemetryKind[]): void {
  it(`writes ${takes.join(', ') || 'nothing'}, and nothing else`, async () => {
    const { telemetry, written } = await make();
    telemetry.event('an-event', { a: 1 });
    telemetry.error(new Error('an-error'), { area: 'cart' });
    telemetry.log('warn', 'a-log', { b: 2 });
    const text = await written();
    expect(KINDS.filter((kind) => /an?-/.test(text) && text.includes(`-${kind}`))).toEqual(takes);
  });
}

function anyInput({ it, expect }: SuiteApi, make: Make, takes: readonly TelemetryKind[]): void {
  it('accepts any input without throwing', async () => {
    const { telemetry } = await make();
    for (const thing of hostile()) {
      // Safe: deliberately violates the type, as untyped callers can.
      const data = thing as Record<string, never>;
      expect(() => {
        telemetry.event('name', data);
        telemetry.event('name', { nested: data });
        telemetry.error(thing, { area: 'cart' });
        telemetry.error(new Error('x', { cause: thing }), data);
        telemetry.log('error', 'message', data);
      }).not.toThrow();
    }
  });

  it('still works after invalid input', async () => {
    const { telemetry, written } = await make();
    for (const thing of hostile()) telemetry.error(thing, {});
    telemetry.event('an-event', {});
    telemetry.error(new Error('an-error'), {});
    telemetry.log('error', 'an-error', {});
    if (takes.length > 0) expect(await written()).toMatch(/an-(event|error)/);
    else expect(await written()).toBe('');
  });
}

function secrets({ it, expect }: SuiteApi, make: Make, takes: readonly TelemetryKind[]): void {
  it('redacts tokens, passwords, authorization, email and phone at any depth', async () => {
    const { telemetry, written } = await make();
    const data = {
      userToken: 'tok-123',
      nested: { list: [{ PASSWORD: 'pass-456' }, { customer_email: 'anna@example.com' }], Authorization: 'Bearer-789' },
      telephone: '+380501112233',
      cartId: 'cart-321',
      shippingAddress: { line: '1 Elm Street' },
      phone: { home: '+380501112233' },
      url: '/api/cart/create?token=tok-123&x=1',
      link: '/api/cart/pull?cartId=cart-321',
      note: 'write to anna@example.com or +380501112233 or 050/111 22 33, header Bearer tok-123',
    };
    telemetry.event('event', data);
    telemetry.log('error', 'failed: /api/user?email=anna@example.com&token=tok-123', data);
    telemetry.error(new Error('GET /api?token=tok-123', { cause: new Error('for anna@example.com') }), data);
    const text = await written();
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text.length > 0).toBe(takes.length > 0);
  });
}
