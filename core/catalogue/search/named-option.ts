/** An option that a word may name. */
export interface NamedOption {
  readonly value: string;
  readonly label: string;
}
