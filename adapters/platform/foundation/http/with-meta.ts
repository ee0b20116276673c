export class WithMeta<T, M extends object = object> {
  constructor(
    readonly result: T,
    readonly meta: M,
  ) {}
}
