export class Recent<Value> {
  private readonly kept = new Map<string, Value>();

  constructor(private readonly max: number) {}

  get(key: string, make: () => Value): Value {
    const known = this.kept.get(key);
    const value = known ?? make();
    this.kept.delete(key);
    this.kept.set(key, value);
    if (this.kept.size > this.max) {
      const oldest = this.kept.keys().next();
      if (oldest.done !== true) this.kept.delete(oldest.value);
    }
    return value;
  }

  clear(): void {
    this.kept.clear();
  }
}
