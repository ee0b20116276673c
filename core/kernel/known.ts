/**
 * A type without its index signatures, at any depth: of a document that keeps members which nobody has described, those that are described. A
 * name that is mistyped is an error then; what is not described is read by its name with `lookUp`. What is nothing but a table stays one.
 */
export type Known<T> = T extends readonly unknown[]
  ? { [At in keyof T]: Known<T[At]> }
  : T extends object
    ? [Described<T>] extends [never]
      ? T
      : { [Name in keyof T as string extends Name ? never : Name]: Known<T[Name]> }
    : T;

/** The names of the members that are described. */
type Described<T> = keyof { [Name in keyof T as string extends Name ? never : Name]: true };
