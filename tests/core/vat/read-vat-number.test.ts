import { describe, expect, it } from 'vitest';
import { EU_COUNTRIES } from '../../../core/contract/foundation/eu-countries';
import { readVatNumber, uncheckedVat } from '../../../core/vat/read-vat-number';

const NUMBERS = [
  ...['ATU13585627', 'BE0428759497', 'BG175074752', 'CY10259033P', 'CZ25123891', 'DE136695976', 'DK13585628'],
  ...['EE100931558', 'EL094259216', 'ESB58378431', 'FI20774740', 'FR40303265045', 'HR33392005961', 'HU12892312'],
  ...['IE6433435F', 'IT00743110157', 'LT119511515', 'LU15027442', 'LV40003521600', 'MT11679112', 'NL004495445B01'],
  ...['PL8567346215', 'PT501964843', 'RO18547290', 'SE123456789701', 'SI50223054', 'SK2022749619'],
];

describe('a VAT number', () => {
  it.each(NUMBERS)('%s is parsed with and without its prefix', (number) => {
    const read = readVatNumber(number);
    expect(read?.number).toBe(number);
    expect(EU_COUNTRIES.has(read?.country ?? '')).toBe(true);
    expect(readVatNumber(number.slice(2), read?.country)).toEqual(read);
  });

  it('exists for all countries of the EU', () => {
    expect(new Set(NUMBERS.map((number) => readVatNumber(number)?.country))).toEqual(EU_COUNTRIES);
  });

  it.each([
    ['GB980780684', 'GB980780684', 'UK'],
    ['XI980780684', 'XI980780684', 'XI'],
    ['CHE-107.787.577 IVA', 'CHE107787577', 'CH'],
    ['CHE-107.787.577', 'CHE107787577', 'CH'],
    ['NO 995 525 828 MVA', 'NO995525828MVA', 'NO'],
    ['NO995525828', 'NO995525828MVA', 'NO'],
  ])('%s of a neighbour of the EU is parsed', (text, number, country) => {
    expect(readVatNumber(text)).toEqual({ number, country });
  });

  it.each(['de 136.695-976', ' DE136695976 ', 'ＤＥ１３６６９５９７６'])('is parsed in any spelling: %s', (text) => {
    expect(readVatNumber(text)?.number).toBe('DE136695976');
  });

  it.each(['', 'DE', 'FR123', 'DE13669597', '136695976', 'US123456789', 'none', 'DE136695976X'])(
    'is not %j',
    (text) => {
      expect(readVatNumber(text)).toBeUndefined();
    },
  );

  it.each([
    ['CZ640903926', 'CZ'],
    ['BG7523169263', 'BG'],
    ['BG7501020018', 'BG'],
    ['DE136695977', 'DE'],
  ])('%s is left to the register, whatever its check digits', (number, country) => {
    expect(readVatNumber(number)).toEqual({ number, country });
    expect(readVatNumber(number.slice(2), country)).toEqual({ number, country });
    expect(uncheckedVat(number)).toEqual({ number, status: 'unchecked', checked_at: null });
  });

  it.each([
    ['FR123', 'FR', 'malformed'],
    ['keine', 'FR', 'malformed'],
    ['FR123', 'US', 'malformed'],
    ['12-3456789', 'US', 'unsupported'],
    ['1234567890', 'TR', 'unsupported'],
    ['GB980780685', 'UK', 'unsupported'],
    ['CHE-107.787.577', 'CH', 'unsupported'],
  ])('%s of a business in %s is %s before a register responds', (text, country, status) => {
    expect(uncheckedVat(text, country)).toMatchObject({ status, checked_at: null });
  });
});
