import type { Clock, Telemetry } from '../../../../core/ports';

const LOOK_MS = 2000;

/** Delivers pending rows after each commit and on every poll. */
export class DeliveryLoop {
  readonly #end = new AbortController();
  #running: Promise<void> | undefined;
  #isWanted = false;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly deliver: (signal: AbortSignal, again: () => void) => Promise<unknown>,
    private readonly where: string,
    private readonly settings: { readonly clock: Clock; readonly telemetry: Telemetry },
  ) {}

  kick(): void {
    this.#isWanted = true;
    if (this.#end.signal.aborted) return;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    this.#cancel();
    try {
      while (this.#isWanted && !this.#end.signal.aborted) {
        this.#isWanted = false;
        await this.deliver(this.#end.signal, () => this.kick());
      }
    } catch (error) {
      this.settings.telemetry.error(error, { where: this.where });
    }
    if (this.#end.signal.aborted) return;
    this.#cancel = this.settings.clock.schedule(() => this.kick(), LOOK_MS);
  }

  async stop(): Promise<void> {
    this.#end.abort();
    this.#cancel();
    await this.#running;
  }
}
