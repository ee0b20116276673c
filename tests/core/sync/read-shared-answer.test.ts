import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../core/sync/read-answer';

const names = { wrapping: 'bare', result: z.object({ items: z.array(z.object({ name: z.string() })) }) } as const;
const answer = (shared: boolean) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: '{"items":[{"name":"Men"}]}',
  ...(shared && { shared }),
});

function resultOf(response: ReturnType<typeof answer>) {
  const reply = readAnswer(names, response);
  if ('unreadable' in reply || !reply.ok) throw new Error('The answer could not be read');
  return reply.result;
}

describe('a response shared by many shops', () => {
  it('is parsed once, and the result is read-only', () => {
    const response = answer(true);
    const result = resultOf(response);
    expect(resultOf(response)).toBe(result);
    expect(() => result.items.push({ name: 'Women' })).toThrow(TypeError);
    expect(() => Object.assign(result.items[0] ?? {}, { name: 'Women' })).toThrow(TypeError);
  });

  it('is parsed by each schema separately', () => {
    const response = answer(true);
    resultOf(response);
    const counted = { wrapping: 'bare', result: z.object({ total: z.number() }) } as const;
    expect(readAnswer(counted, response)).toMatchObject({ unreadable: 'bad-response-format' });
  });

  it('is not shared when it is sent to one shop only', () => {
    const response = answer(false);
    expect(resultOf(response)).not.toBe(resultOf(response));
    resultOf(response).items.push({ name: 'Women' });
  });
});
