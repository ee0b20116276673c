import { isOrigin } from '../../../../core/kernel/origin';

/**
 * Validates CORS origins; wildcards are not supported.
 * @throws RangeError naming the first invalid origin
 */
export function checkOrigins(origins: readonly string[]): ReadonlySet<string> {
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return new Set(origins);
  throw new RangeError(
    `option corsOrigins must name origins such as https://app.example, without a path and without *, it has ${wrong}`,
  );
}
