import { afterEach, expect, it } from 'vitest';
import type { Images } from '../../../../../adapters/platform/ports/foundation/pictures';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform | undefined;
afterEach(() => fixture?.platform.close());

it('concurrent pictures for one address leave capacity for others', async () => {
  const open: (() => void)[] = [];
  const unused = () => Promise.reject(new Error('No picture is kept here'));
  const images: Images = {
    respond: () => new Promise((resolve) => open.push(() => resolve(new Response('picture')))),
    ...{ keep: unused, keepWhole: unused, forget: unused },
  };
  fixture = await openFixturePlatform({ images });
  const { platform } = fixture;
  const ask = async (address: string) => {
    const request = new Request('http://shop.test/img/600/744/resize/a.jpg');
    return (await platform.fetch(request, { address })).status;
  };
  const asked = Array.from({ length: 130 }, () => ask('203.0.113.9'));
  const other = ask('203.0.113.10');
  await expect.poll(() => open.length).toBe(129);
  for (const end of open.splice(0)) end();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await other).toBe(200);
  const again = ask('203.0.113.9');
  await expect.poll(() => open.length).toBe(1);
  open[0]?.();
  expect(await again).toBe(200);
});
