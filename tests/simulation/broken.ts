export class Broken extends Error {
  override readonly name = 'Broken';
}
