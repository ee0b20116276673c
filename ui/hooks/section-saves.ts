/** Saves of one section of details. What could not be saved is saved again before the order is placed. */
export class SectionSaves<Details extends object, Errors> {
  #unsaved: Partial<Details> = {};
  #latest: Promise<unknown> = Promise.resolve();

  /** @param write never rejects, and resolves to undefined if saving failed */
  constructor(private readonly write: (part: Partial<Details>) => Promise<Errors | undefined>) {}

  /** @returns undefined if saving failed */
  save(part: Partial<Details>): Promise<Errors | undefined> {
    this.#unsaved = { ...this.#unsaved, ...part };
    const saving = this.#saved(part);
    this.#latest = Promise.all([this.#latest, saving]);
    return saving;
  }

  /** @returns false if details are still not saved */
  async settle(): Promise<boolean> {
    await this.#latest;
    if (Object.keys(this.#unsaved).length === 0) return true;
    return (await this.save(this.#unsaved)) !== undefined;
  }

  async #saved(part: Partial<Details>): Promise<Errors | undefined> {
    const errors = await this.write(part);
    if (errors === undefined) return undefined;
    const values = new Map<string, unknown>(Object.entries(part));
    const left = Object.entries(this.#unsaved).filter(
      ([name, value]) => !values.has(name) || values.get(name) !== value,
    );
    this.#unsaved = Object.fromEntries(left) as Partial<Details>; // sound: members of the same details
    return errors;
  }
}
