export interface NamedOption {
  readonly value: string;
  readonly label: string;
}
