import { describe, expect, it } from 'vitest';
import { chartUnitOf, columnInInches } from '../../../core/internal';

describe('a size chart in inches', () => {
  it('is shown in countries without the metric system', () => {
    expect([chartUnitOf('US'), chartUnitOf('UK'), chartUnitOf('DE')]).toEqual(['in', 'cm', 'cm']);
  });

  it.each([
    ['Chest, cm', 'in', 'Chest, in'],
    ['Brust, cm', 'Zoll', 'Brust, Zoll'],
    ['Грудь, см', 'дюймы', 'Грудь, дюймы'],
    ['胸围（厘米）', '英寸', '胸围（英寸）'],
  ])('has the unit in the header of %s', (head, inches, said) => {
    expect(columnInInches(head, [], inches)?.head).toBe(said);
  });

  it('has half inches, quarters for feet, and keeps other texts', () => {
    const cells = ['80–84', '26.1', '16,5–18,8', '100', '–'];
    expect(columnInInches('Chest, cm', cells, 'in')?.cells).toEqual(['31.5–33', '10.25', '6.5–7.5', '39.5', '–']);
  });

  it.each(['Size', 'US men', 'Age, about', 'Размер', 'US and UK, inches', 'Cmoz'])('leaves %s unchanged', (head) => {
    expect(columnInInches(head, ['80'], 'in')).toBeUndefined();
  });
});
