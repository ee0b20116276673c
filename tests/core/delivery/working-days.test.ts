import { describe, expect, it } from 'vitest';
import { dayRange, workingDaysTo } from '../../../core/delivery';

describe('working days to an arrival', () => {
  it('are those of handling and of the method, minimum and maximum', () => {
    expect(workingDaysTo({ least_days_to_delivery: 2, days_to_delivery: 4 }, 1)).toEqual({ min: 3, max: 5 });
    expect(workingDaysTo({ days_to_delivery: 3 }, 0)).toEqual({ min: 3, max: 3 });
    expect(workingDaysTo({ least_days_to_delivery: 4, days_to_delivery: 2 }, 0)).toEqual({ min: 2, max: 4 });
  });

  it('are unknown if the method has none, and omitted on the same day', () => {
    expect(workingDaysTo({}, 1)).toBeUndefined();
    expect(workingDaysTo({ days_to_delivery: 0 }, 0)).toBeUndefined();
  });

  it('are written as figures', () => {
    expect([dayRange({ min: 2, max: 4 }), dayRange({ min: 3, max: 3 })]).toEqual(['2–4', '3']);
  });
});
