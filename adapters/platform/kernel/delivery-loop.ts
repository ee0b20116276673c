import type { Clock, Telemetry } from '../../../core/ports';

/** How often the shop looks for what another process wrote, in milliseconds. */
const LOOK_MS = 2000;

/** Delivers what is written as long as the platform is open: at once after a commit that wrote something, and every two seconds what is due by then. */
export class DeliveryLoop {
  readonly #end = new AbortController();
  #running: Promise<void> | undefined;
  #isWanted = false;
  #cancel: () => void = () => undefined;

  /**
   * @param deliver delivers what is due now; its signal ends it early, and `again` wishes for one more round
   * @param where what a report calls it where that fails: 'delivering events'
   */
  constructor(
    private readonly deliver: (signal: AbortSignal, again: () => void) => Promise<unknown>,
    private readonly where: string,
    private readonly settings: { readonly clock: Clock; readonly telemetry: Telemetry },
  ) {}

  /** Delivers now, or once more after what is being delivered. */
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
      // The database, most likely: the next look may find it there again.
      this.settings.telemetry.error(error, { where: this.where });
    }
    if (this.#end.signal.aborted) return;
    this.#cancel = this.settings.clock.schedule(() => this.kick(), LOOK_MS);
  }

  /** Ends the delivery; what is under way is brought to an end, or comes again. */
  async stop(): Promise<void> {
    this.#end.abort();
    this.#cancel();
    await this.#running;
  }
}
