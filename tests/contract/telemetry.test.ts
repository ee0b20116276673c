import * as vitest from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createAnalyticsTelemetry } from '../../adapters/telemetry/analytics';
import { createCombinedTelemetry } from '../../adapters/telemetry/combined';
import { createConsent } from '../../adapters/telemetry/consented';
import { createErrorTelemetry, errorSampleRate } from '../../adapters/telemetry/errors';
import { createEventTelemetry } from '../../adapters/telemetry/events';
import { createLazyTelemetry } from '../../adapters/telemetry/lazy';
import { createLogTelemetry } from '../../adapters/telemetry/log';
import { createMemoryTelemetry } from '../../adapters/telemetry/memory';
import { createNoTelemetry } from '../../adapters/telemetry/none';
import { redactText } from '../../adapters/telemetry/redact';
import type { Telemetry } from '../../core/ports';
import { telemetrySuite, type TelemetryKind, type TelemetrySource } from '../../testing';

const { describe, expect, it } = vitest;

const clock = createVirtualClock({ start: Date.UTC(2026, 4, 1, 12) });
const ENDPOINT = 'https://errors.example/report';

function openLog(level?: 'debug' | 'warn'): { telemetry: Telemetry; lines: string[]; written: () => string } {
  const lines: string[] = [];
  const telemetry = createLogTelemetry({ clock, write: (line) => lines.push(line), ...(level && { level }) });
  return { telemetry, lines, written: () => lines.join('\n') };
}

function openErrors(more: Partial<Parameters<typeof createErrorTelemetry>[0]> = {}) {
  const sent: [endpoint: string, report: string][] = [];
  const send = (endpoint: string, report: string): number => sent.push([endpoint, report]);
  const ids = createSeededIds('errors');
  const telemetry = createErrorTelemetry({ endpoint: ENDPOINT, send, production: false, clock, ids, ...more });
  return { telemetry, sent, written: () => sent.map(([, report]) => report).join('\n') };
}

function openMemory(): TelemetrySource {
  const telemetry = createMemoryTelemetry();
  return { telemetry, written: () => (telemetry.records.length > 0 ? JSON.stringify(telemetry.records) : '') };
}

function openEvents(): TelemetrySource {
  const sent: string[] = [];
  const send = (_endpoint: string, report: string): number => sent.push(report);
  const telemetry = createEventTelemetry({ endpoint: ENDPOINT, send, clock, ids: createSeededIds('events') });
  return { telemetry, written: () => sent.join('\n') };
}

function openAnalytics(): TelemetrySource {
  const dataLayer: unknown[] = [];
  const written = (): string => dataLayer.map((entry) => JSON.stringify(entry)).join('\n');
  return { telemetry: createAnalyticsTelemetry({ dataLayer }), written };
}

function openCombined(): TelemetrySource {
  const fail = (): never => {
    throw new Error('a broken sink');
  };
  const log = openLog();
  const broken = { event: fail, error: fail, log: fail };
  return {
    telemetry: createCombinedTelemetry([broken, log.telemetry, createNoTelemetry()]),
    written: log.written,
  };
}

const adapters: readonly [string, () => TelemetrySource, TelemetryKind[]?][] = [
  ['log', () => openLog()],
  ['errors', () => openErrors(), ['error']],
  ['errors with log lines', () => openErrors({ logs: true }), ['error', 'log']],
  ['errors without an endpoint', () => openErrors({ endpoint: undefined }), []],
  ['none', () => ({ telemetry: createNoTelemetry(), written: () => '' }), []],
  ['memory', openMemory],
  ['events', openEvents, ['event']],
  ['analytics', openAnalytics, ['event']],
  ['combined, with one that always throws', openCombined],
];
describe.each(adapters)('%s', (_, open, takes) => telemetrySuite(vitest, open, { ...(takes && { takes }) }));

describe('lazy telemetry', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('loads its code with the first record, and queues the records that follow', async () => {
    const memory = createMemoryTelemetry();
    let loads = 0;
    const telemetry = createLazyTelemetry(() => {
      loads += 1;
      return Promise.resolve(memory);
    });
    await settle();
    expect(loads).toBe(0);
    telemetry.event('AddToWishlist', { sku: 'A' });
    telemetry.error(new Error('broken'), {});
    await settle();
    telemetry.log('warn', 'later');
    expect(loads).toBe(1);
    expect(memory.records.map(({ kind }) => kind)).toEqual(['event', 'error', 'log']);
  });

  it('retries with the next record if the code cannot be loaded, and queues no more than its limit', async () => {
    const memory = createMemoryTelemetry();
    let isOffline = true;
    const load = () => (isOffline ? Promise.reject(new Error('no network')) : Promise.resolve(memory));
    const telemetry = createLazyTelemetry(load, { limit: 2 });
    for (const name of ['a', 'b', 'c']) telemetry.event(name, {});
    await settle();
    isOffline = false;
    telemetry.event('d', {});
    await settle();
    expect(memory.records.map((record) => (record.kind === 'event' ? record.name : ''))).toEqual(['a', 'b']);
  });
});

describe('createLogTelemetry', () => {
  it('writes one line of JSON for each entry', () => {
    const { telemetry, lines } = openLog();
    telemetry.log('warn', 'two\nlines', { sku: 'A-1', token: 'x' });
    expect(lines).toEqual([
      '{"time":"2026-05-01T12:00:00.000Z","level":"warn","message":"two\\nlines","data":{"sku":"A-1","token":"[redacted]"}}',
    ]);
  });

  it('omits entries below its level', () => {
    const levels = ['debug', 'info', 'warn', 'error'] as const;
    const written = ([undefined, 'debug', 'warn'] as const).map((level) => {
      const { telemetry, lines } = openLog(level);
      for (const each of levels) telemetry.log(each, each);
      return lines.length;
    });
    expect(written).toEqual([3, 4, 2]);
  });

  it('writes lines that are always written, whatever its level', () => {
    const lines: string[] = [];
    const telemetry = createLogTelemetry({
      clock,
      write: (line) => lines.push(line),
      level: 'error',
      always: 'security',
      once: true,
    });
    telemetry.log('info', 'security', { event: 'sign-in', customer: 7 });
    telemetry.log('info', 'security', { event: 'sign-in', customer: 7 });
    telemetry.log('warn', 'another', {});
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'info', message: 'security', data: { event: 'sign-in', customer: 7 } },
      { message: 'security' },
    ]);
  });

  it('writes repeated entries once on request, but every error', () => {
    const lines: string[] = [];
    const telemetry = createLogTelemetry({ clock, write: (line) => lines.push(line), once: true });
    for (const sku of ['A-1', 'A-1', 'A-2']) telemetry.log('warn', 'wrong', { sku });
    for (const message of ['gone', 'gone']) telemetry.error(new Error(message), {});
    expect(lines).toHaveLength(4);
  });

  it('describes an error with its code, stack and causes', () => {
    const { telemetry, lines } = openLog();
    const cause = Object.assign(new Error('socket'), { code: 'ECONNRESET' });
    telemetry.error(new TypeError('no answer', { cause }), { area: 'cart' });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      message: 'no answer',
      error: {
        name: 'TypeError',
        stack: expect.stringContaining('no answer') as string,
        cause: { message: 'socket', code: 'ECONNRESET' },
      },
      data: { area: 'cart' },
    });
  });

  it('survives a writer that throws or rejects', () => {
    for (const write of [
      () => {
        throw new Error('full');
      },
      () => Promise.reject(new Error('full')),
    ]) {
      const telemetry = createLogTelemetry({ clock, write });
      expect(() => telemetry.log('error', 'x')).not.toThrow();
    }
  });
});

describe('createErrorTelemetry', () => {
  it('posts a report to its endpoint', () => {
    const { telemetry, sent } = openErrors({ release: '1.2.3' });
    telemetry.error(new Error('boom'), { area: 'cart', email: 'anna@example.com' });
    expect(sent).toHaveLength(1);
    const [endpoint, report = ''] = sent[0] ?? [];
    expect(endpoint).toBe(ENDPOINT);
    expect(JSON.parse(report)).toMatchObject({
      time: '2026-05-01T12:00:00.000Z',
      release: '1.2.3',
      sample_rate: 1,
      error: { name: 'Error', message: 'boom' },
      context: { area: 'cart', email: '[redacted]' },
    });
  });

  it('sends log lines from warnings up on request, with the release (S §8: client logs are collected)', () => {
    const { telemetry, sent } = openErrors({ release: '1.2.3', logs: true });
    for (const level of ['debug', 'info', 'warn', 'error'] as const)
      telemetry.log(level, `${level} of anna@example.com`, { sku: 'A-1', token: 'x' });
    expect(sent.map(([, report]) => JSON.parse(report) as unknown)).toMatchObject([
      { kind: 'log', level: 'warn', release: '1.2.3', message: 'warn of [redacted]', data: { token: '[redacted]' } },
      { kind: 'log', level: 'error' },
    ]);
  });

  it('samples all errors outside production and one in five in production (S §7)', () => {
    expect([errorSampleRate(false), errorSampleRate(true)]).toEqual([1, 0.2]);
    const counts = [false, true].map((production) => {
      const { telemetry, sent } = openErrors({ production, limit: Number.POSITIVE_INFINITY });
      for (let count = 0; count < 5000; count += 1) telemetry.error(new Error('boom'), {});
      expect(JSON.parse(sent[0]?.[1] ?? '')).toMatchObject({ sample_rate: errorSampleRate(production) });
      return sent.length;
    });
    expect(counts[0]).toBe(5000);
    expect(Math.abs((counts[1] ?? 0) - 1000)).toBeLessThan(150);
  });

  it('stops at its limit, so that a loop of errors does not flood it', () => {
    const { telemetry, sent } = openErrors({ limit: 3 });
    for (let count = 0; count < 10; count += 1) telemetry.error(new Error('boom'), {});
    expect(sent).toHaveLength(3);
  });

  it('survives a sender that throws or rejects', () => {
    for (const send of [
      () => {
        throw new Error('down');
      },
      () => Promise.reject(new Error('down')),
    ]) {
      expect(() => openErrors({ send }).telemetry.error(new Error('boom'), {})).not.toThrow();
    }
  });
});

describe('createAnalyticsTelemetry', () => {
  it('pushes the event with its data, which cannot override its name', () => {
    const dataLayer: unknown[] = [];
    createAnalyticsTelemetry({ dataLayer }).event('purchase', { number: 'o1', value: 19.99, event: 'other' });
    expect(dataLayer).toEqual([{ number: 'o1', value: 19.99, event: 'purchase' }]);
  });
});

describe('createConsent', () => {
  it('keeps events until a shopper agrees, sends them in order, and lets errors pass', () => {
    const [first, second] = [createMemoryTelemetry(), createMemoryTelemetry()];
    const names = ({ records }: typeof first) =>
      records.map((record) => (record.kind === 'event' ? record.name : record.kind));
    const consent = createConsent();
    const [one, other] = [consent.over(first), consent.over(second)];
    one.event('view', {});
    one.error(new Error('boom'), {});
    other.event('view', {});
    expect([names(first), names(second)]).toEqual([['error'], []]);
    consent.set('given');
    one.event('add', {});
    expect([names(first), names(second)]).toEqual([['error', 'view', 'add'], ['view']]);
    consent.set('open');
    one.event('purchase', {});
    expect(names(first)).toEqual(['error', 'view', 'add']);
    consent.set('given');
    expect(names(first)).toEqual(['error', 'view', 'add', 'purchase']);
  });

  it('discards stored and future events once a shopper refuses, but still passes errors', () => {
    const memory = createMemoryTelemetry();
    const consent = createConsent();
    const telemetry = consent.over(memory);
    telemetry.event('view', {});
    consent.set('refused');
    telemetry.event('add', {});
    telemetry.error(new Error('boom'), {});
    consent.set('given');
    expect(memory.records.map(({ kind }) => kind)).toEqual(['error']);
  });

  it('keeps at most fifty events, the first ones', () => {
    const memory = createMemoryTelemetry();
    const consent = createConsent();
    const telemetry = consent.over(memory);
    for (let at = 0; at < 60; at += 1) telemetry.event(`e${String(at)}`, {});
    consent.set('given');
    expect(memory.records).toHaveLength(50);
    expect(memory.records[0]).toMatchObject({ name: 'e0' });
  });
});

describe('createMemoryTelemetry', () => {
  it('keeps the latest records up to its limit', () => {
    const telemetry = createMemoryTelemetry({ limit: 3 });
    for (const name of ['a', 'b', 'c', 'd']) telemetry.event(name, {});
    expect(telemetry.records.map((record) => record.kind === 'event' && record.name)).toEqual(['b', 'c', 'd']);
  });
});

describe('redactText', () => {
  it.each([
    ['/api/cart/create?token=abc&store=us', '/api/cart/create?token=[redacted]&store=us'],
    ['/api/login?code=123456&storeCode=us&store_code=us', '/api/login?code=[redacted]&storeCode=us&store_code=us'],
    ['Authorization: Bearer a.b-c_d', 'Authorization: [redacted]'],
    ['Authorization: Basic dXNlcjpwYXNzd29yZA==', 'Authorization: [redacted]'],
    ['order of anna+shop@mail.example.com failed', 'order of [redacted] failed'],
    ['call +380 (50) 111-22-33 now', 'call [redacted] now'],
  ])('hides secrets in %j', (text, clean) => {
    expect(redactText(text)).toBe(clean);
  });

  it.each([
    'Basic jacket, 2 + 10 pieces',
    'GET /api/catalog?store=us&sort=price:asc took 3 ms',
    '24-MB01 @ us',
    'color_code=1',
  ])('leaves %j unchanged', (text) => {
    expect(redactText(text)).toBe(text);
  });

  it.each([
    ['?token'.repeat(20_000)],
    ['a'.repeat(200_000)],
    ['a@'.repeat(50_000)],
    [`+${'1 '.repeat(50_000)}`],
    ['?a&'.repeat(40_000)],
  ])('is fast for any text, however long', (text) => {
    const began = performance.now();
    expect(redactText(text).length).toBeLessThanOrEqual(40_000);
    expect(performance.now() - began).toBeLessThan(500);
  });
});
