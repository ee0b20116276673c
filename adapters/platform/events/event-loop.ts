import type { Settings } from '../settings/options';
import type { EventDelivery } from './event-delivery';

/** How often the shop looks for what another process wrote, in milliseconds. */
const LOOK_MS = 2000;

/** Delivers events as long as the platform is open: at once after a commit that wrote one, when a retry is due, and every two seconds. */
export class EventLoop {
  readonly #end = new AbortController();
  #running: Promise<void> | undefined;
  #isWanted = false;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly delivery: EventDelivery,
    private readonly settings: Pick<Settings, 'clock' | 'telemetry'>,
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
        await this.delivery.deliver(this.#end.signal);
      }
    } catch (error) {
      // The database, most likely: the next look may find it there again.
      this.settings.telemetry.error(error, { where: 'delivering events' });
    }
    if (this.#end.signal.aborted) return;
    this.#cancel = this.settings.clock.schedule(() => this.kick(), LOOK_MS);
  }

  /** Ends the delivery: an event that is being handled comes again. */
  async stop(): Promise<void> {
    this.#end.abort();
    this.#cancel();
    await this.#running;
  }
}
