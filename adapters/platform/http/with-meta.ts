/** A result with what the answer says besides (S §3, response shape: code, result, meta). */
export class WithMeta<T, M extends object = object> {
  constructor(
    readonly result: T,
    readonly meta: M,
  ) {}
}
