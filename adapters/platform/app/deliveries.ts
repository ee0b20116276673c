import { DeliveryLoop, EventDelivery, EventLog, watchingGoods, UnitNotice, type Settings } from '../foundation';
import { mailSkin } from '../content';
import { MessageDelivery, MessageLog } from '../messages';
import type { Database } from '../ports/database';

/** Delivers events and messages after a unit of work is committed. */
export class Deliveries {
  readonly events: EventLog;
  readonly messages: MessageLog;
  readonly toSubscribers: EventDelivery;
  readonly toSenders: MessageDelivery;
  readonly database: Database;
  readonly #loops: readonly DeliveryLoop[];
  #tellBack: () => Promise<unknown> = () => Promise.resolve();
  #telling: Promise<void> = Promise.resolve();
  #isToTell = false;

  constructor(
    stored: Database,
    private readonly settings: Settings,
  ) {
    const { deliversEvents, senders, sendsMessages, subscribers } = settings;
    this.events = new EventLog(settings);
    this.messages = new MessageLog(settings);
    this.toSubscribers = new EventDelivery(stored, settings);
    this.toSenders = new MessageDelivery(stored, settings, {
      look: settings.mailLook,
      skin: () => mailSkin(stored),
    });
    const events = new DeliveryLoop((stop) => this.toSubscribers.deliver(stop), 'delivering events', settings);
    const messages = new DeliveryLoop(
      (stop, again) => this.toSenders.fill({ stop, onEnd: again }),
      'sending messages',
      settings,
    );
    const handsEvents = deliversEvents && subscribers.length > 0;
    const handsMessages = sendsMessages && senders.length > 0;
    this.#loops = [...(handsEvents ? [events] : []), ...(handsMessages ? [messages] : [])];
    const back = new UnitNotice();
    const watched = back.noticing(
      watchingGoods(stored, this.events, (unit) => back.mark(unit)),
      () => this.#back(),
    );
    const noticed = handsEvents ? this.events.noticing(watched, () => events.kick()) : watched;
    this.database = handsMessages ? this.messages.noticing(noticed, () => messages.kick()) : noticed;
  }

  /** Call before the first write. */
  async prepare(): Promise<void> {
    if (this.settings.sendsMessages) await this.toSenders.begin();
  }

  /** Debounced: one more run covers everything restocked meanwhile. */
  #back(): void {
    if (this.#isToTell) return;
    this.#isToTell = true;
    const tell = () => {
      this.#isToTell = false;
      return this.#tellBack();
    };
    this.#telling = this.#telling
      .then(tell)
      .then(() => undefined)
      .catch((error: unknown) => this.settings.telemetry.error(error, { where: 'writing that something is back' }));
  }

  start(tellBack: () => Promise<unknown>): void {
    this.#tellBack = tellBack;
    for (const loop of this.#loops) loop.kick();
  }

  /** Waits for pending work, or leaves it for a retry. */
  async stop(): Promise<void> {
    await this.#telling;
    await Promise.all(this.#loops.map((loop) => loop.stop()));
    await this.toSenders.end();
  }
}
