/**
 * A type without its index signature: of a document that keeps members which nobody has described, those that are described. A name that is
 * mistyped is an error then; what is not described is read by its name with `lookUp`.
 */
export type Known<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] };
