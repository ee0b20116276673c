/** Validated by hand: a schema library would outweigh all settings on the first page. */

export interface Setting<T> {
  readonly standard: T;
  readonly check: (value: unknown) => string | undefined;
}

function setting<T>(standard: T, isFine: (value: unknown) => boolean, wanted: string): Setting<T> {
  return { standard, check: (value) => (isFine(value) ? undefined : `must be ${wanted}, not ${shown(value)}`) };
}

function shown(value: unknown): string {
  const text: unknown = JSON.stringify(value);
  return typeof text === 'string' ? text.slice(0, 60) : String(value);
}

function isWhole(value: unknown, min: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min;
}

export const whole = (min: number, standard: number): Setting<number> =>
  setting(standard, (value) => isWhole(value, min), `a whole number of at least ${min}`);

export const flag = (standard: boolean): Setting<boolean> =>
  setting(standard, (value) => typeof value === 'boolean', 'true or false');

export const text = (standard: string): Setting<string> =>
  setting(standard, (value) => typeof value === 'string', 'a text');

export const texts = (standard: readonly string[], min = 0): Setting<readonly string[]> =>
  setting(
    standard,
    (value) => Array.isArray(value) && value.length >= min && value.every((entry) => typeof entry === 'string'),
    `a list of ${min > 0 ? `at least ${min} ` : ''}texts`,
  );

export const wholeNumbers = (standard: Readonly<Record<string, number>>): Setting<Readonly<Record<string, number>>> =>
  setting(
    standard,
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.values(value).every((one) => isWhole(one, 1)),
    'whole numbers of at least 1 by name',
  );

export const oneOf = <const T extends string>(choices: readonly T[], standard: NoInfer<T>): Setting<T> =>
  setting<T>(standard, (value) => choices.some((choice) => choice === value), `one of ${choices.join(', ')}`);

export function listOf<T>(
  standard: readonly T[],
  check: (value: unknown) => string | undefined,
  min = 1,
): Setting<readonly T[]> {
  return {
    standard,
    check: (value) => {
      if (!Array.isArray(value) || value.length < min) return `must be a list of at least ${min}, not ${shown(value)}`;
      const at = value.findIndex((entry) => check(entry) !== undefined);
      return at < 0 ? undefined : `${at}: ${check(value[at]) ?? ''}`;
    },
  };
}

export type Section = Readonly<Record<string, Setting<unknown>>>;
export type ValuesOf<S extends Section> = { readonly [Name in keyof S]: S[Name] extends Setting<infer T> ? T : never };
export type InputOf<S extends Section> = { readonly [Name in keyof S]?: ValuesOf<S>[Name] | undefined };

export interface SettingProblem {
  readonly field: string;
  readonly message: string;
}

export function readSection<S extends Section>(
  name: string,
  section: S,
  input: unknown,
  report: (problem: SettingProblem) => never,
): ValuesOf<S> {
  if (input !== undefined && (typeof input !== 'object' || input === null || Array.isArray(input))) {
    report({ field: name, message: `must be an object with settings, not ${shown(input)}` });
  }
  const given = new Map<string, unknown>(Object.entries(input ?? {}));
  const values = Object.entries(section).map(([key, { standard, check }]) => {
    const value = given.get(key);
    if (value === undefined) return [key, standard] as const;
    const message = check(value);
    if (message !== undefined) report({ field: name === '' ? key : `${name}.${key}`, message });
    return [key, value] as const;
  });
  return Object.fromEntries(values) as ValuesOf<S>; // sound: each member is the standard or has passed the check of its setting
}
