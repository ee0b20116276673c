/** Removes index signatures recursively, so that typos are type errors; read other members with `lookUp`. */
export type Known<T> = T extends readonly unknown[]
  ? { [At in keyof T]: Known<T[At]> }
  : T extends object
    ? [Described<T>] extends [never]
      ? T
      : { [Name in keyof T as string extends Name ? never : Name]: Known<T[Name]> }
    : T;

type Described<T> = keyof { [Name in keyof T as string extends Name ? never : Name]: true };
