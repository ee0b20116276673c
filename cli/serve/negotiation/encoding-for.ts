import { parseAccept } from 'hono/utils/accept';

/**
 * Negotiates content encoding by q-values ('br;q=0' refuses).
 * @param available in order of preference
 * @returns undefined for identity
 */
export function encodingFor<E extends string>(request: Request, available: readonly E[]): E | undefined {
  const header = request.headers.get('accept-encoding');
  if (header === null) return undefined;
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const plain = weights.get('identity') ?? 0;
  let best: { readonly name: E; readonly weight: number } | undefined;
  for (const name of available) {
    const weight = weights.get(name) ?? weights.get('*') ?? 0;
    if (weight > 0 && weight >= plain && weight > (best?.weight ?? 0)) best = { name, weight };
  }
  return best?.name;
}
