import { expect, it } from 'vitest';
import { ENDPOINTS } from '../../../core/contract/table';

it('requires the permission to read the response of a write', () => {
  const staff = ENDPOINTS.filter(({ access }) => access === 'staff');
  const leaks = staff
    .filter(({ method }) => method === 'POST')
    .flatMap((write) =>
      staff
        .filter((read) => read.method === 'GET' && read.result === write.result && read.permission !== undefined)
        .filter(({ permission }) => permission !== write.permission && permission !== write.alsoNeeds)
        .map((read) => `${write.name} (${String(write.permission)}) answers ${read.name} (${String(read.permission)})`),
    );
  expect(leaks).toEqual([]);
});
