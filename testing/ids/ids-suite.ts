import type { Ids } from '../../core/ports';
import type { SuiteApi } from '../api/suite-api';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Contract tests of the port `Ids`.
 * @param make creates a source of ids for each test
 */
export function idsSuite({ describe, it, expect }: SuiteApi, make: () => Ids | Promise<Ids>): void {
  describe('an id generator', () => {
    it('returns UUIDs of version 4 in lower case', async () => {
      const ids = await make();
      for (let count = 0; count < 200; count += 1) expect(ids.uuid()).toMatch(UUID);
    });

    it('returns no UUID twice', async () => {
      const ids = await make();
      expect(new Set(Array.from({ length: 20_000 }, () => ids.uuid())).size).toBe(20_000);
    });

    it('uses every digit in every variable position', async () => {
      const ids = await make();
      const places = Array.from({ length: 36 }, () => new Set<string>());
      for (let count = 0; count < 2000; count += 1)
        Array.from(ids.uuid()).forEach((digit, place) => places[place]?.add(digit));
      expect(places.map((digits) => digits.size)).toEqual(
        places.map((_, place) => ([8, 13, 18, 23, 14].includes(place) ? 1 : place === 19 ? 4 : 16)),
      );
    });

    it('returns numbers spread evenly over [0, 1)', async () => {
      const ids = await make();
      const buckets = new Array<number>(10).fill(0);
      for (let count = 0; count < 50_000; count += 1) {
        const bucket = Math.floor(ids.random() * 10);
        buckets[bucket] = (buckets[bucket] ?? Number.NaN) + 1;
      }
      // Expected 5,000, standard deviation 67: seven of them never occur by chance.
      for (const count of buckets) expect(Math.abs(count - 5000) < 470).toBe(true);
      expect(buckets).toHaveLength(10);
    });
  });
}
