/** Source of randomness; seeded in simulations. */
export interface Ids {
  uuid(): string;
  random(): number;
}
