import { beforeEach, describe, expect, it } from 'vitest';
import type { Telemetry } from '../../../core/ports';

export interface TelemetryHarness {
  readonly telemetry: Telemetry;
  written(): string;
}

export interface TelemetryTraits {
  readonly takes: readonly ('event' | 'error' | 'log')[];
}

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

/** Telemetry must never fail and never leak a secret. */
export function telemetrySuite(name: string, create: () => TelemetryHarness, traits: TelemetryTraits): void {
  describe(`telemetry contract: ${name}`, () => {
    let harness: TelemetryHarness;
    let telemetry: Telemetry;
    beforeEach(() => {
      harness = create();
      telemetry = harness.telemetry;
    });

    it(`writes ${traits.takes.join(', ') || 'nothing'}, and no more`, () => {
      telemetry.event('an-event', { a: 1 });
      telemetry.error(new Error('an-error'), { area: 'cart' });
      telemetry.log('warn', 'a-log', { b: 2 });
      const kinds = (['event', 'error', 'log'] as const).filter(
        (kind) => /an?-/.test(harness.written()) && harness.written().includes(`-${kind}`),
      );
      expect(kinds).toEqual(traits.takes);
    });

    it('accepts any input without throwing', () => {
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

    it('still works after that', () => {
      for (const thing of hostile()) telemetry.error(thing, {});
      telemetry.event('an-event', {});
      telemetry.error(new Error('an-error'), {});
      if (traits.takes.length > 0) expect(harness.written()).toMatch(/an-(event|error)/);
      else expect(harness.written()).toBe('');
    });

    it('lets out no token, password, authorization, email or phone, however deep', () => {
      const data = {
        userToken: 'tok-123',
        nested: {
          list: [{ PASSWORD: 'pass-456' }, { customer_email: 'anna@example.com' }],
          Authorization: 'Bearer-789',
        },
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
      for (const secret of SECRETS) expect(harness.written()).not.toContain(secret);
      if (traits.takes.length > 0) expect(harness.written()).toContain('[redacted]');
    });
  });
}
