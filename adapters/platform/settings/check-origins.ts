import { isOrigin } from '../../../core/kernel/origin';

/**
 * Origins whose pages may use the API.
 * @throws RangeError naming the first that is not exactly one origin: there is no sign for all of them
 */
export function checkOrigins(origins: readonly string[]): ReadonlySet<string> {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return new Set(origins);
  throw new RangeError(
    `option corsOrigins must name origins such as https://app.example, without a path and without *, it has ${wrong}`,
  );
}
