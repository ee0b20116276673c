import { afterEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { UploadScanner } from '../../../../../adapters/platform';
import { DOWNLOAD_PART_BYTES } from '../../../../../core/contract/orders/manage-downloads';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const BAD = 'harmful';
const UPLOAD = '00000000-0000-4000-8000-000000000001';

let fixture: FixturePlatform;
afterEach(() => fixture.platform.close());

function finder(fails = false) {
  const seen: string[] = [];
  const scanner: UploadScanner = {
    name: 'Finder',
    scan: async ({ name, content }) => {
      if (fails) throw new Error('The scanner is away');
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      const bytes = Buffer.concat(pieces);
      seen.push(`${name} ${bytes.length}`);
      return bytes.includes(BAD) ? 'Test.\u0007Word' : undefined;
    },
  };
  return { scanner, seen };
}

async function open(scanner?: UploadScanner) {
  fixture = await openFixturePlatform(scanner && { scanner });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  return signIn(fixture, 'mira@vitrine.example');
}

async function send(path: string, field: string, bytes: Uint8Array | string, name = 'a.bin') {
  const form = new FormData();
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  const response = await fixture.platform.fetch(
    new Request(`http://shop.test/api/${path}`, { method: 'POST', body: form }),
  );
  return {
    status: response.status,
    retry: response.headers.get('retry-after'),
    json: (await response.json()) as unknown,
  };
}

const logged = () =>
  fixture.telemetry.records.flatMap((record) =>
    record.kind === 'log' && record.message === 'security' ? [record.data] : [],
  );
const listed = async () => {
  const keys: string[] = [];
  for await (const { key } of fixture.platform.files.list('downloads/')) keys.push(key);
  return keys;
};

describe('an uploaded file', () => {
  it('is scanned before it is stored, and refused by field if something was found', async () => {
    const { scanner, seen } = finder();
    const { token } = await open(scanner);
    const photo = (text: string) => send(`user/photo?token=${token}`, 'photo', text, 'me.png');
    const message = 'photo must hold no harmful file: Finder found Test.Word';
    expect(await photo(`a ${BAD} picture`)).toMatchObject({
      status: 400,
      json: { result: message, meta: { error: 'file_refused', errors: [{ field: 'photo', message }] } },
    });
    expect(logged()).toContainEqual(
      expect.objectContaining({ event: 'file-refused', endpoint: 'changePhoto', reason: 'file_refused' }),
    );
    expect(await photo('a clean one')).toMatchObject({ status: 400, json: { meta: { error: 'invalid_input' } } });
    expect(seen).toEqual(['me.png 17', 'me.png 11']);
    // Unauthorized uploads are not scanned.
    expect((await send('user/photo', 'photo', BAD)).status).toBe(401);
    expect(seen).toHaveLength(2);
  });

  it('is refused and not stored if the scanner does not respond', async () => {
    const { token } = await open(finder(true).scanner);
    const part = await send(`manage/download-part?upload=${UPLOAD}&number=1&token=${token}`, 'part', 'clean');
    expect(part).toMatchObject({ status: 503, retry: '1', json: { meta: { error: 'scanner_unavailable' } } });
    expect(await listed()).toEqual([]);
    const [error] = fixture.telemetry.records.filter((record) => record.kind === 'error');
    expect(error).toMatchObject({ error: { message: 'Finder did not look at a file of part' } });
  });

  it('is scanned as a whole if it came in parts: a match across two of them is found', async () => {
    const { scanner, seen } = finder();
    const { token } = await open(scanner);
    const bytes = Buffer.concat([Buffer.alloc(DOWNLOAD_PART_BYTES - 3), Buffer.from(BAD)]);
    for (const number of [1, 2]) {
      const part = bytes.subarray((number - 1) * DOWNLOAD_PART_BYTES, number * DOWNLOAD_PART_BYTES);
      const sent = await send(`manage/download-part?upload=${UPLOAD}&number=${number}&token=${token}`, 'part', part);
      expect(sent.status).toBe(200);
    }
    const body = { upload: UPLOAD, parts: 2, name: 'Plan.pdf' };
    expect(await fixture.call('POST', `/api/manage/download-file?token=${token}`, body)).toMatchObject({
      status: 400,
      json: { meta: { error: 'file_refused', errors: [{ field: 'upload' }] } },
    });
    expect(seen.at(-1)).toBe(`Plan.pdf ${bytes.length}`);
  });

  it('is not scanned if the shop has no scanner', async () => {
    const { token } = await open();
    expect((await send(`user/photo?token=${token}`, 'photo', BAD)).json).toMatchObject({
      meta: { error: 'invalid_input' },
    });
  });
});
