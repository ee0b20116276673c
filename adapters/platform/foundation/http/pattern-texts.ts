/**
 * Form of a text by the source of its pattern in the contract, always with an example; front ends translate the
 * sentence and keep the example.
 */
const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`]: 'a date, such as 2026-11-30',
    [String.raw`^\d{4}-\d{2}-\d{2}$`]: 'a date, such as 2026-11-30',
    [String.raw`^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$`]:
      'a date or a time, such as 2026-11-30T08:00Z',
    [String.raw`^20\d{2}-(0[1-9]|1[0-2])$`]: 'a month, such as 2026-11',
    [String.raw`^20\d{2}(-(0[1-9]|1[0-2]))?$`]: 'a year or a month, such as 2026-11',
    '^[A-Z]{2}$': 'a country code, such as US',
    '^([A-Z]{2})?$': 'empty or a country code, such as US',
    '^[A-Z]{3}$': 'a currency code, such as USD',
    [String.raw`^\d{1,15}$`]: 'a number of digits, such as 42',
    [String.raw`^[1-9]\d{0,14}$`]: 'a number above zero, such as 42',
    '^[1-5]$': 'a rating from 1 to 5, such as 4',
    [String.raw`^\d{1,10}(\.\d{1,2}0?)?$`]: 'an amount, such as 19.90',
    [String.raw`^-?\d{1,10}(\.\d{1,4})?$`]: 'an amount, such as 19.90',
    [String.raw`^https?:\/\/`]: 'a link, such as https://shop.example',
    [String.raw`^#[0-9a-f]{6}$`]: 'a color, such as #1a1a1a',
    [String.raw`^(tel:)?\+?[\d\s()./-]+$`]: 'a phone number, such as +1 212 555 0100',
    [String.raw`^[A-Za-z0-9][A-Za-z0-9 -]{3,39}$`]: 'an account number, such as DE89 3704 0044 0532 0130 00',
    [String.raw`^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$`]: 'a host, such as shop.example',
    [String.raw`^[a-z0-9]+(?:[-_][a-z0-9]+)*$`]: 'lower-case letters, digits and hyphens, such as size-guide',
    [String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`]: 'lower-case letters, digits and hyphens, such as size-guide',
    [String.raw`^[a-z0-9][a-z0-9-]*$`]: 'lower-case letters, digits and hyphens, such as summer-2026',
    [String.raw`^[a-z][a-z0-9-]{1,39}$`]: 'lower-case letters, digits and hyphens, such as review-reader',
    [String.raw`^[a-z][a-z0-9_-]*$`]: 'lower-case letters, digits and hyphens, such as home-top',
    [String.raw`^[a-z0-9_-]{1,40}$`]: 'lower-case letters, digits and hyphens, such as express',
    [String.raw`^[a-z][a-z0-9_-]{1,7}$`]: 'a store code of 2 to 8 characters, such as us',
    '^[a-z][a-z0-9_]*$': 'letters, digits and underscores, such as color',
    [String.raw`^[\p{L}\p{N}_-]+$`]: 'letters, digits and hyphens, such as SEASON10',
    '^[A-Za-z0-9]+$': 'letters and digits, such as SEASON',
    [String.raw`^(?:(?:[A-Za-z0-9][A-Za-z0-9._-]*)?\{year\})?[A-Za-z0-9._-]*$`]:
      'letters, digits and at most one {year}, such as R-{year}-',
    [String.raw`^(?=.*\S)[^\p{Cc}]+$`]: 'text without control characters, such as TEE-BLACK-L',
    [String.raw`^(?:\P{Cc}|\n)*$`]: 'text without control characters, such as Happy birthday',
    [String.raw`^T\d{1,9}$`]: 'the number of a transfer, such as T1',
    [String.raw`^[^\s?#<>"'\\]+$`]: 'a part of an address without spaces, such as summer-shoes',
    [String.raw`^[^\s?#<>"'\\]*$`]: 'a part of an address without spaces, such as summer-shoes',
    [String.raw`^[^\s,;:<>"'\\]*$`]: 'text without spaces and punctuation, such as light-blue',
    [String.raw`^\/[^\s<>"?#]+$`]: 'the path of a picture, such as /t/e/tee.jpg',
    '^[^:]+:.+$': 'an attribute and its option, such as color:Black',
    '^[0-9a-f]{64}$': 'a signature of 64 hexadecimal digits, such as the provider sends',
    '^[0-9a-f]{56}$': 'a hash of 56 hexadecimal digits, such as the core computes',
    '^[0-9a-f]{16,64}$': 'an id of 16 to 64 hexadecimal digits, such as 0123456789abcdef',
    '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$': 'a UUID, such as 123e4567-e89b-12d3-a456-426614174000',
    [String.raw`^[\w-]{6,64}$`]: 'an id of 6 to 64 letters, digits and hyphens, such as order-100012',
    [String.raw`^[\w-]{8,64}$`]: 'a key of 8 to 64 letters, digits and hyphens, such as refund-100012',
    '^[A-Za-z0-9_-]{8,64}$': 'a code of 8 to 64 letters, digits and hyphens, such as Xk3_9aQz',
    [String.raw`^[\w-]+$`]: 'Base64url text, such as aGVsbG8',
  }),
);

/** @param pattern as zod reports it: `/source/flags` */
export function patternText(pattern: string): string | undefined {
  return TEXTS.get(pattern.slice(1, pattern.lastIndexOf('/')));
}
