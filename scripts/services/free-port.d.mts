/** A local port that nobody listens at now. */
export function freePort(): Promise<number>;
