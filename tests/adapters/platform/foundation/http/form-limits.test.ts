import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boundaryOf, formExcess } from '../../../../../adapters/platform/foundation/http/form-parts';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { processorTime } from '../../../../fixtures/processor-time';

const TYPE = 'multipart/form-data; boundary=B';
const FIELD = '--B\r\nContent-Disposition: form-data; name="k"\r\n\r\n\r\n';
const FILE = '--B\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\n\r\n\r\n';
const END = '--B--\r\n';

describe('a form with too much in it is refused before it is parsed', () => {
  let fixture: FixturePlatform;
  beforeEach(async () => {
    fixture = await openFixturePlatform();
  });
  afterEach(() => fixture.platform.close());

  async function send(body: string, path = '/api/review/create', type = TYPE) {
    const response = await fixture.platform.fetch(
      new Request(`http://shop.example${path}`, { method: 'POST', body, headers: { 'content-type': type } }),
    );
    const json: unknown = await response.json();
    return { status: response.status, json };
  }

  it.each([
    ['60,000 empty files', FILE.repeat(60_000) + END, 'photos must be at most 5 files'],
    ['six files', FILE.repeat(6) + END, 'photos must be at most 5 files'],
    ['200,000 fields', FIELD.repeat(200_000) + END, 'body must be a form of at most 60 fields'],
    ['fields after a preamble', `--Bx\r\n${FIELD.repeat(61)}${END}`, 'body must be a form of at most 60 fields'],
    [
      'headers of a megabyte',
      `--B\r\n${'a: b\r\n'.repeat(200_000)}\r\n\r\n${END}`,
      'body must have at most 8192 bytes of headers in each part',
    ],
  ])('%s', async (_what, body, message) => {
    const spent = processorTime();
    expect(await send(body)).toMatchObject({ status: 400, json: { result: message } });
    expect(spent()).toBeLessThan(1500);
  });

  it('so is a boundary that two parsers could read differently', async () => {
    const type = 'multipart/form-data; x="; boundary=A"; boundary=B';
    const { status } = await send(FILE.repeat(60) + END, '/api/review/create', type);
    expect(status).toBe(400);
  });

  it('a form without files accepts none', () => {
    const body = FILE + END;
    expect(boundaryOf(TYPE)).toBe('B');
    expect(formExcess(Buffer.from(body), 'B', 0)).toEqual({ kind: 'files', max: 0 });
    expect(formExcess(Buffer.from(body), 'B', 1)).toBeUndefined();
  });

  it('text of a megabyte in a form without files is too large', async () => {
    const { status } = await send(FIELD.replace('\r\n\r\n\r\n', `\r\n\r\n${'x'.repeat(30e6)}\r\n`) + END);
    expect(status).toBe(413);
  });
});

describe('JSON with too much in it is refused before it is parsed', () => {
  it('100,000 values', async () => {
    const fixture = await openFixturePlatform();
    const list = Array.from({ length: 100_000 }, () => 1);
    expect(await fixture.call('POST', '/api/newsletter/subscribe', { email: 'a@b.example', list })).toMatchObject({
      status: 400,
      json: { result: 'body must have at most 52428 values' },
    });
    const written = await fixture.call('POST', '/api/newsletter/subscribe', { email: ','.repeat(100_000) });
    expect(JSON.stringify(written)).not.toContain('values');
    await fixture.platform.close();
  });
});
