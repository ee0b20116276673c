/** A promise of the shop that did not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';
}
