import { Spool } from './spool';

export class Spools {
  readonly #open: { close(): void }[] = [];

  constructor(private readonly folder: string | undefined) {}

  open<T>(): Spool<T> {
    const spool = new Spool<T>(this.folder);
    this.#open.push(spool);
    return spool;
  }

  close(): void {
    for (const spool of this.#open.splice(0)) spool.close();
  }
}
