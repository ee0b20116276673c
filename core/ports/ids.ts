/** Chance: ids that nobody can guess, and numbers. Seeded in a simulation. */
export interface Ids {
  /** A random UUID (version 4), in lower case. */
  uuid(): string;
  /** A number in [0, 1). */
  random(): number;
}
