import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import type { ServerCartItem } from '../contract';
import { deleteFromCart, pullCart, updateCart } from '../contract/cart';
import { CONFIG, NETWORK, token } from '../di';
import { loadSha3 } from '../kernel/sha3';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Network } from '../ports';
import { GATEWAY, refusalNotice, SESSION, type Gateway, type Session } from '../sync';
import type { CartItem, SyncDifference } from './cart';
import type { CartReply } from './cart-reply';
import { CartConnection } from './cart-connection';
import { lineKey, UNSEEN, type BaseLine, type CartRecord } from './cart-record';
import { CART_STORE, type CartStore } from './cart-store';
import { confirmLine, dropLine, markDeleting, markSent, markSynced, restoreLine, takeLine } from './change-lines';
import { foldMerge, isMerging } from './claim-cart';
import { lineToSend } from './first-line';
import { fromServerLine } from './fold-server-line';
import {
  assumedServer,
  isBaseOf,
  planMerge,
  toDifferences,
  type MergePolicy,
  type MergeStep,
  type ServerLine,
} from './plan-merge';
import { planRefusal, type RefusalPlan } from './plan-refusal';
import { isDirty, planSync, type SyncPlan } from './plan-sync';
import { atRevision, lookedInto, meantFor, unanswered } from './server-revision';
import { takeOffered } from './take-totals';

/** How a step ended: done, the way to the server is blocked for now, somebody else changed the server's cart, or it is gone. */
type StepEnd = 'done' | 'blocked' | 'overtaken' | 'cart-gone';

/** A refusal that is about the line itself. */
type LineRefusal = Extract<RefusalPlan, { readonly kind: 'restore' | 'remove' }>;

/** A line that changes while it is sent is sent again, but not for ever. */
const MOST_PASSES = 5;

/** The id of no line: the server counts them from 1. */
const NO_LINE = 0;

/** Carries out what `planSync`, `planConnect`, `planMerge` and `planRefusal` decide (S §4, cart connect and cart sync). */
@injectable()
export class CartSync {
  readonly #connection: CartConnection;

  constructor(
    @inject(CART_STORE) private readonly store: CartStore,
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(NETWORK) private readonly network: Network,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(SESSION) session: Session,
  ) {
    this.#connection = new CartConnection({ store, gateway, session, config, notices });
  }

  /** Tries again after sync was disabled by an answer that connecting could not use. */
  enable(): void {
    this.#connection.enable();
  }

  /** Whether the cart is still to become that of the signed-in user. */
  get isUnclaimed(): boolean {
    return this.#connection.isUnclaimed;
  }

  /** Sends the shopper's changes, if there are any: one request for each changed line of a connected cart. */
  async push(): Promise<void> {
    const { enabled, online } = this.#conditions;
    const connectable = this.#cart.cartServerToken !== '' || this.#cart.cartItems.length > 0;
    if (!enabled || !online || !connectable || !(isDirty(this.#cart) || this.isUnclaimed)) return;
    if ((await this.#settleClaim()) && (await this.#connection.connect())) await this.#push();
  }

  /** @returns what was found for each line; empty when there was nothing to do or no way to do it */
  async run(options: { readonly force?: boolean; readonly dryRun?: boolean }): Promise<readonly SyncDifference[]> {
    if (options.force === true) this.enable();
    const plan = this.#plan(options.force ?? false);
    if (plan.kind === 'skip') return [];
    if (options.dryRun === true) return this.#explain(plan.kind);
    if (!(await this.#settleClaim()) || !(await this.#connection.connect())) return [];
    return plan.kind === 'pull' ? this.#pull() : this.#push();
  }

  /** Looks into the server's cart, which somebody else has changed, and brings the two together. */
  async look(): Promise<void> {
    if (await this.#connection.connect()) await this.#pull();
  }

  /** The server no longer knows its cart, or it was closed: a new one takes the lines. */
  async startOver(): Promise<readonly SyncDifference[]> {
    return (await this.#connection.startOver()) ? this.#push() : [];
  }

  /** A cart that is still to become its customer's is looked into whatever else is known. */
  #plan(force: boolean): SyncPlan {
    const plan = planSync(this.#cart, { ...this.#conditions, force });
    const isAtRest = plan.kind === 'skip' && (plan.reason === 'unchanged' || plan.reason === 'nothing-to-sync');
    return isAtRest && this.isUnclaimed ? { kind: 'pull' } : plan;
  }

  /**
   * Makes the cart that of the user who has just signed in; what the server then has is the cart. Without a way to it now it is done with
   * the next sync, also after a reload.
   * @param policy 'keep' while in checkout: the cart stays as it was seen, and the customer's other one waits
   */
  async claim(policy: 'keep' | 'merge'): Promise<void> {
    this.enable();
    this.#connection.settleFormer();
    if (this.isUnclaimed) this.store.update((cart) => ({ ...cart, keeps: policy === 'keep' }));
    if (!this.#conditions.enabled || !this.#conditions.online) return;
    if ((await this.#settleClaim()) && this.#cart.cartServerToken !== '') await this.#pull();
  }

  #settleClaim(): Promise<boolean> {
    return this.#connection.settleClaim(() => this.#push());
  }

  get #cart(): CartRecord {
    return this.store.value;
  }

  get #conditions() {
    const { cart, serverSide } = this.config;
    return { enabled: cart.synchronize && !serverSide && !this.#connection.isGivenUp, online: this.network.isOnline() };
  }

  get #policy(): MergePolicy {
    const { serverMergeByDefault, serverSyncCanRemoveLocalItems, serverSyncCanModifyLocalItems } = this.config.cart;
    return {
      takeServerLines: serverMergeByDefault && serverSyncCanModifyLocalItems,
      canRemoveLocal: serverSyncCanRemoveLocalItems,
      canModifyLocal: serverSyncCanModifyLocalItems,
    };
  }

  async #explain(kind: 'pull' | 'push'): Promise<readonly SyncDifference[]> {
    const { cartItems: client, base } = this.#cart;
    if (kind === 'push') return toDifferences(this.#planPush());
    const reply = await this.#connection.ask(() => this.gateway.ask(pullCart, {}, { silent: true }));
    if (reply?.ok !== true) return [];
    return toDifferences(planMerge({ client, server: reply.result, base, policy: this.#policy }));
  }

  #planPush(): readonly MergeStep<ServerLine>[] {
    const { cartItems: client, base } = this.#cart;
    return planMerge({ client, base, server: assumedServer(base), policy: this.#policy });
  }

  async #push(): Promise<readonly SyncDifference[]> {
    if (this.#cart.revision === UNSEEN) return this.#pull();
    const found: SyncDifference[] = [];
    for (let pass = 0; pass < MOST_PASSES; pass += 1) {
      const plan = this.#planPush();
      // Without an id a line can be deleted by its sku alone, which could hit another configuration: look first.
      if (plan.some((step) => step.action === 'delete-from-server' && step.line.item_id === undefined)) {
        return this.#pull();
      }
      found.push(...toDifferences(plan));
      const end = await this.#each(plan, (step) => this.#send(step));
      if (end === 'cart-gone') return this.startOver();
      if (end === 'overtaken') return this.#pull();
      if (end === 'blocked') return found;
      this.store.update((cart) => markSynced(cart, this.store.now()));
      if (!isDirty(this.#cart)) return found;
    }
    return found;
  }

  async #pull(pass = 1): Promise<readonly SyncDifference[]> {
    const before = this.#cart;
    const reply = await this.#connection.ask(() => this.gateway.ask(pullCart, {}, { silent: true }));
    if (reply === undefined) return [];
    // Another tab has gone over to another server cart meanwhile: what was read says nothing of that one.
    if (this.#cart.cartServerToken !== before.cartServerToken) return pass < MOST_PASSES ? this.#pull(pass + 1) : [];
    if (!reply.ok) {
      const gone = planRefusal(reply, null).kind === 'recreate-cart';
      return gone ? this.startOver() : [];
    }
    const open = unanswered(this.#cart, reply.meta);
    if (open !== undefined && pass < MOST_PASSES) return this.#overtake(open, reply.result, pass);
    const server = reply.result;
    const isJoined = await this.#join(server);
    this.store.update((cart) => lookedInto(cart, reply.meta));
    const { cartItems: client, base } = this.#cart;
    const plan = planMerge({ client, server, base, policy: this.#policy });
    const due = isJoined ? plan : plan.filter((step) => !isOvertaken(step, before, this.#cart));
    // What is done here comes first: then the last answer's totals are of a cart that both sides know.
    const end = await this.#each([...due.filter(isLocal), ...due.filter((step) => !isLocal(step))], (step) =>
      this.#merge(step),
    );
    if (end === 'cart-gone') return this.startOver();
    if (end === 'blocked') return toDifferences(plan);
    const isOld = end === 'overtaken' || due.length < plan.length;
    if (isOld && pass < MOST_PASSES) return this.#pull(pass + 1);
    if (end === 'overtaken') return toDifferences(plan); // so many others change it that the next sync has to see
    this.store.update((cart) => markSynced(forgetVanished(cart, before, server), this.store.now()));
    return toDifferences(plan);
  }

  /** Sends the line again that nobody knows the fate of: whatever of it is still on its way then comes too late. */
  async #overtake(open: BaseLine, server: readonly ServerCartItem[], pass: number): Promise<readonly SyncDifference[]> {
    const item = this.#cart.cartItems.find((entry) => lineKey(entry) === open.key);
    // It may have arrived although its id never came back: then it is there to be taken out.
    const arrived = server.find((line) => isBaseOf(open, line))?.item_id;
    const end = await (item === undefined
      ? this.#deleteLine({ ...open, qty: 0, item_id: open.item_id ?? arrived ?? NO_LINE })
      : this.#sendLine(item, open.item_id));
    if (end === 'cart-gone') return this.startOver();
    return end === 'blocked' ? [] : this.#pull(pass + 1);
  }

  /** Joins the lines with those of a server cart that is looked into for the first time. */
  async #join(server: readonly ServerCartItem[]): Promise<boolean> {
    if (!isMerging(this.#cart)) return false;
    const sha3_224 = await loadSha3();
    this.store.update((cart) => foldMerge(cart, server, { max: this.config.cart.maxQuantity, sha3_224 }));
    return true;
  }

  async #each<S>(steps: readonly S[], carryOut: (step: S) => Promise<StepEnd>): Promise<StepEnd> {
    for (const step of steps) {
      const end = await carryOut(step);
      if (end !== 'done') return end;
    }
    return 'done';
  }

  #send(step: MergeStep<ServerLine>): Promise<StepEnd> {
    switch (step.action) {
      case 'add-to-server':
        return this.#sendLine(step.item, undefined);
      case 'update-server':
        return this.#sendLine(step.item, step.line.item_id);
      case 'delete-from-server':
        return this.#deleteLine(step.line);
      default:
        return Promise.resolve('done'); // nothing else can follow from an assumed server
    }
  }

  async #merge(step: MergeStep<ServerCartItem>): Promise<StepEnd> {
    switch (step.action) {
      case 'none':
      case 'update-locally':
        this.store.update((cart) => confirmLine(cart, step.item, step.item.qty, step.line));
        return 'done';
      case 'remove-locally':
        this.store.update((cart) => dropLine(cart, step.item));
        return 'done';
      case 'add-locally': {
        const sha3_224 = await loadSha3();
        this.store.update((cart) => takeLine(cart, fromServerLine(step.line, sha3_224), step.line));
        return 'done';
      }
      default:
        return this.#send(step);
    }
  }

  async #sendLine(planned: CartItem, itemId: string | number | undefined): Promise<StepEnd> {
    const item = this.#cart.cartItems.find((entry) => lineKey(entry) === lineKey(planned));
    if (item === undefined) return 'done'; // removed meanwhile; the next job informs the server
    const confirmed = this.#cart.base.find((line) => line.key === lineKey(item))?.qty;
    const cartId = this.#cart.cartServerToken;
    this.store.update((cart) => markSent(cart, item));
    const asked = this.#cart;
    const cartItem = {
      ...lineToSend(item),
      quoteId: cartId,
      ...(itemId === undefined ? {} : { item_id: itemId }),
    };
    const reply = await this.#connection.ask(() =>
      this.gateway.ask(updateCart, { body: { cartItem, ...meantFor(asked) } }, { silent: true }),
    );
    if (this.#cart.cartServerToken !== cartId || reply === undefined) return 'blocked';
    if (!reply.ok) {
      return this.#refused(reply, confirmed, (plan) => {
        this.store.update((cart) =>
          plan.kind === 'restore' ? restoreLine(cart, item, plan.qty) : dropLine(cart, item),
        );
        this.notices.spawn(refusalNotice(reply));
      });
    }
    this.store.update((cart) =>
      takeOffered(
        atRevision(confirmLine(cart, item, item.qty, reply.result), reply.meta),
        asked,
        reply.meta?.totals,
        this.store.now(),
      ),
    );
    return 'done';
  }

  /**
   * How a step ends that the server refused.
   * @param settle does to the line what the refusal means for it
   */
  #refused(
    reply: CartReply & { readonly ok: false },
    confirmed: number | null | undefined,
    settle: (plan: LineRefusal) => void,
  ): StepEnd {
    const plan = planRefusal(reply, confirmed);
    switch (plan.kind) {
      case 'recreate-cart':
        return 'cart-gone';
      case 'look-first':
        return 'overtaken';
      case 'retry-later':
        return 'blocked';
      default:
        settle(plan);
        return 'done';
    }
  }

  async #deleteLine(line: ServerLine): Promise<StepEnd> {
    const cartId = this.#cart.cartServerToken;
    const asked = this.#cart;
    const cartItem = {
      sku: line.sku,
      quoteId: cartId,
      ...(line.item_id === undefined ? {} : { item_id: line.item_id }),
    };
    this.store.update((cart) => markDeleting(cart, line));
    const reply = await this.#connection.ask(() =>
      this.gateway.ask(deleteFromCart, { body: { cartItem, ...meantFor(asked) } }, { silent: true }),
    );
    if (this.#cart.cartServerToken !== cartId || reply === undefined) return 'blocked';
    const settle = (): void =>
      this.store.update((cart) => {
        const without = { ...cart, base: cart.base.filter((entry) => !isBaseOf(entry, line)) };
        return reply.ok
          ? takeOffered(atRevision(without, reply.meta), asked, reply.meta?.totals, this.store.now())
          : without;
      });
    if (!reply.ok) {
      const end = this.#refused(reply, null, () => {
        settle();
        this.notices.spawn(refusalNotice(reply));
      });
      return end === 'done' ? 'overtaken' : end; // it may be there still: then the shopper has it back at once, not some time later
    }
    settle();
    return 'done';
  }
}

/** Whether the line changed, here or in another tab, while the server's lines were on their way: what they say of it is old. */
function isOvertaken(step: MergeStep<ServerLine>, before: CartRecord, now: CartRecord): boolean {
  if (!('item' in step)) {
    const knew = (cart: CartRecord): boolean => cart.base.some((line) => isBaseOf(line, step.line));
    return knew(before) !== knew(now);
  }
  const key = lineKey(step.item);
  const baseIn = (cart: CartRecord) => cart.base.find((line) => line.key === key);
  return !before.cartItems.includes(step.item) || baseIn(before) !== baseIn(now);
}

/** Whether a step asks nothing of the server. */
function isLocal({ action }: MergeStep<ServerLine>): boolean {
  return action === 'none' || action.endsWith('locally');
}

/** Drops base entries of lines that neither side has. What was sent since the server was read stays. */
function forgetVanished(cart: CartRecord, read: CartRecord, server: readonly ServerCartItem[]): CartRecord {
  const keys = new Set(cart.cartItems.map(lineKey));
  const old = new Set(read.base);
  const isThere = (entry: BaseLine) => keys.has(entry.key) || server.some((line) => isBaseOf(entry, line));
  const base = cart.base.filter((entry) => !old.has(entry) || isThere(entry));
  return base.length === cart.base.length ? cart : { ...cart, base };
}

export const CART_SYNC = token<CartSync>('CartSync');
