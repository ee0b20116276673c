import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import type { MetaOf, ServerCartItem } from '../contract';
import { deleteFromCart, pullCart, updateCart } from '../contract/selling/cart';
import { CONFIG, NETWORK, token } from '../di';
import { sameJson } from '../kernel/same-json';
import { loadSha3 } from '../kernel/sha3';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { Network } from '../ports';
import { GATEWAY, refusalNotice, SESSION, type Gateway, type Session } from '../sync';
import type { CartItem, SyncDifference } from './cart';
import type { CartReply } from './cart-reply';
import { CartConnection } from './cart-connection';
import {
  isLine,
  lineKey,
  NEVER_SYNCED,
  type BaseLine,
  type CartData,
  type CartRecord,
  type ServerState,
} from './cart-record';
import { isLate, type CartChange } from './cart-replica';
import { CART_STORE, type CartStore } from './cart-store';
import { confirmLine, dropLine, markDeleting, markSent, restoreLine, takeLine } from './change-lines';
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
import { answerOf, atRevision, lookedInto, meantFor, unanswered } from './server-revision';
import { takeOffered } from './take-totals';

type StepEnd = 'done' | 'blocked' | 'overtaken' | 'cart-gone';

type LineMeta = MetaOf<typeof updateCart> | undefined;

type LineRefusal = Extract<RefusalPlan, { readonly kind: 'restore' | 'remove' }>;

/** Bounds resending of a line that keeps changing. */
const MAX_PASSES = 5;

/** The server counts ids from 1. */
const NO_LINE = 0;

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

  enable(): void {
    this.#connection.enable();
  }

  get isUnclaimed(): boolean {
    return this.#connection.isUnclaimed;
  }

  async push(): Promise<void> {
    const { enabled, online } = this.#conditions;
    const connectable = this.#cart.cartServerToken !== '' || this.#cart.cartItems.length > 0;
    if (!enabled || !online || !connectable || !(isDirty(this.#cart) || this.isUnclaimed)) return;
    if ((await this.#settleClaim()) && (await this.#connection.connect())) await this.#push();
  }

  /** @returns differences per line; empty if nothing could be done */
  async run(options: { readonly force?: boolean; readonly dryRun?: boolean }): Promise<readonly SyncDifference[]> {
    if (options.force === true) this.enable();
    const plan = this.#plan(options.force ?? false);
    if (plan.kind === 'skip') return [];
    if (options.dryRun === true) return this.#explain(plan.kind);
    if (!(await this.#settleClaim()) || !(await this.#connection.connect())) return [];
    return plan.kind === 'pull' ? this.#pull() : this.#push();
  }

  async look(): Promise<void> {
    if (await this.#connection.connect()) await this.#pull();
  }

  async startOver(): Promise<readonly SyncDifference[]> {
    return (await this.#connection.startOver()) ? this.#push() : [];
  }

  #plan(force: boolean): SyncPlan {
    const plan = planSync(this.#cart, { ...this.#conditions, force });
    const isAtRest = plan.kind === 'skip' && (plan.reason === 'unchanged' || plan.reason === 'nothing-to-sync');
    return isAtRest && this.isUnclaimed ? { kind: 'pull' } : plan;
  }

  /**
   * Merges the cart into the user's; without a connection the next sync retries, even after a reload.
   * @param policy 'keep' in checkout: the cart stays, the customer's other one waits
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
    if (this.#cart.revision === NEVER_SYNCED) return this.#pull();
    const found: SyncDifference[] = [];
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
      const plan = this.#planPush();
      // Deleting by sku alone could hit another configuration; read the server's lines first.
      if (plan.some((step) => step.action === 'delete-from-server' && step.line.item_id === undefined)) {
        return this.#pull();
      }
      found.push(...toDifferences(plan));
      const end = await this.#each(plan, (step) => this.#send(step));
      if (end === 'cart-gone') return this.startOver();
      if (end === 'overtaken') return this.#pull();
      if (end === 'blocked') return found;
      this.store.markSynced();
      if (!isDirty(this.#cart)) return found;
    }
    return found;
  }

  async #pull(pass = 1): Promise<readonly SyncDifference[]> {
    const before = this.#cart;
    const reply = await this.#connection.ask(() => this.gateway.ask(pullCart, {}, { silent: true }));
    if (reply === undefined) return [];
    // Another tab switched server carts; this answer is stale.
    if (this.#cart.cartServerToken !== before.cartServerToken) return pass < MAX_PASSES ? this.#pull(pass + 1) : [];
    if (!reply.ok) {
      const gone = planRefusal(reply, null).kind === 'recreate-cart';
      return gone ? this.startOver() : [];
    }
    const open = unanswered(this.#cart, reply.meta);
    if (open !== undefined && pass < MAX_PASSES) return this.#overtake(open, reply.result, pass);
    const server = reply.result;
    const at = answerOf(before, reply.meta);
    const isJoined = await this.#join(server);
    // Another tab has changed the server cart since.
    if (isLate(this.#cart, at) && pass < MAX_PASSES) return this.#pull(pass + 1);
    this.store.answered(at, (cart) => lookedInto(cart, reply.meta));
    const { cartItems: client, base } = this.#cart;
    const plan = planMerge({ client, server, base, policy: this.#policy });
    const due = isJoined ? plan : plan.filter((step) => !isOvertaken(step, before, this.#cart));
    const end = await this.#each([...due.filter(isLocal), ...due.filter((step) => !isLocal(step))], (step) =>
      this.#merge(step, at),
    );
    if (end === 'cart-gone') return this.startOver();
    if (end === 'blocked') return toDifferences(plan);
    const isOld = end === 'overtaken' || due.length < plan.length;
    if (isOld && pass < MAX_PASSES) return this.#pull(pass + 1);
    if (end === 'overtaken') return toDifferences(plan);
    this.store.answered(at, (cart) => forgetVanished(cart, before, server));
    this.store.markSynced();
    return toDifferences(plan);
  }

  /** Resends a line of unknown outcome, so that a late earlier request is rejected as stale. */
  async #overtake(open: BaseLine, server: readonly ServerCartItem[], pass: number): Promise<readonly SyncDifference[]> {
    const item = this.#cart.cartItems.find((entry) => lineKey(entry) === open.key);
    // It may have arrived although the answer was lost.
    const arrived = server.find((line) => isBaseOf(open, line))?.item_id;
    const end = await (item === undefined
      ? this.#deleteLine({ ...open, qty: 0, item_id: open.item_id ?? arrived ?? NO_LINE })
      : this.#sendLine(item, open.item_id));
    if (end === 'cart-gone') return this.startOver();
    return end === 'blocked' ? [] : this.#pull(pass + 1);
  }

  async #join(server: readonly ServerCartItem[]): Promise<boolean> {
    if (!isMerging(this.#cart)) return false;
    const sha3_224 = await loadSha3();
    const token = this.#cart.cartServerToken;
    const { maxQuantity: max } = this.config.cart;
    this.store.answered({ token }, (cart) => (isMerging(cart) ? foldMerge(cart, server, { max, sha3_224 }) : cart));
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
        return Promise.resolve('done');
    }
  }

  async #merge(step: MergeStep<ServerCartItem>, at: ServerState): Promise<StepEnd> {
    switch (step.action) {
      case 'none':
      case 'update-locally':
        this.store.answered(at, (cart) => confirmLine(cart, step.item, step.item.qty, step.line));
        return 'done';
      case 'remove-locally':
        this.store.answered(at, (cart) => dropLine(cart, step.item));
        return 'done';
      case 'add-locally': {
        const sha3_224 = await loadSha3();
        this.store.answered(at, (cart) => takeLine(cart, fromServerLine(step.line, sha3_224), step.line));
        return 'done';
      }
      default:
        return this.#send(step);
    }
  }

  async #sendLine(planned: CartItem, itemId: string | number | undefined): Promise<StepEnd> {
    const item = this.#cart.cartItems.find((entry) => lineKey(entry) === lineKey(planned));
    if (item === undefined) return 'done';
    const confirmed = this.#cart.base.find((line) => line.key === lineKey(item))?.qty;
    const cartId = this.#cart.cartServerToken;
    this.store.answered({ token: cartId }, (cart) => markSent(cart, item));
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
      return this.#refused(reply, confirmed, (plan) =>
        this.store.answered({ token: cartId }, (cart) =>
          plan.kind === 'restore' ? restoreLine(cart, item, plan.qty) : dropLine(cart, item),
        ),
      );
    }
    this.#accepted(asked, reply.meta, (cart) => confirmLine(cart, item, item.qty, reply.result));
    return 'done';
  }

  #refused(
    reply: CartReply & { readonly ok: false } & Parameters<typeof refusalNotice>[0],
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
        this.notices.spawn(refusalNotice(reply));
        return 'done';
    }
  }

  #accepted(asked: CartRecord, meta: LineMeta, change: CartChange): void {
    const { taxing } = this.#cart;
    this.store.answered(answerOf(asked, meta), (cart) =>
      takeOffered(atRevision(change(cart), meta), { asked, totals: meta?.totals, taxing }),
    );
  }

  async #deleteLine(line: ServerLine): Promise<StepEnd> {
    const cartId = this.#cart.cartServerToken;
    const asked = this.#cart;
    const cartItem = {
      sku: line.sku,
      quoteId: cartId,
      ...(line.item_id === undefined ? {} : { item_id: line.item_id }),
    };
    this.store.answered({ token: cartId }, (cart) => markDeleting(cart, line));
    const reply = await this.#connection.ask(() =>
      this.gateway.ask(deleteFromCart, { body: { cartItem, ...meantFor(asked) } }, { silent: true }),
    );
    if (this.#cart.cartServerToken !== cartId || reply === undefined) return 'blocked';
    const settle = (): void =>
      this.#accepted(asked, reply.ok ? reply.meta : undefined, (cart) => ({
        ...cart,
        base: cart.base.filter((entry) => !isBaseOf(entry, line)),
      }));
    if (!reply.ok) {
      const end = this.#refused(reply, null, settle);
      return end === 'done' ? 'overtaken' : end;
    }
    settle();
    return 'done';
  }
}

function isOvertaken(step: MergeStep<ServerLine>, before: CartRecord, now: CartRecord): boolean {
  if (!('item' in step)) {
    const knew = (cart: CartRecord): boolean => cart.base.some((line) => isBaseOf(line, step.line));
    return knew(before) !== knew(now);
  }
  const key = lineKey(step.item);
  const baseIn = (cart: CartRecord) => cart.base.find((line) => line.key === key);
  const isUnchanged = before.cartItems.some((item) => isLine(item, step.item) && item.qty === step.item.qty);
  return !isUnchanged || !sameJson(baseIn(before), baseIn(now));
}

function isLocal({ action }: MergeStep<ServerLine>): boolean {
  return action === 'none' || action.endsWith('locally');
}

function forgetVanished(cart: CartData, read: CartData, server: readonly ServerCartItem[]): CartData {
  const keys = new Set(cart.cartItems.map(lineKey));
  const isOld = (entry: BaseLine) => read.base.some((line) => sameJson(line, entry));
  const isThere = (entry: BaseLine) => keys.has(entry.key) || server.some((line) => isBaseOf(entry, line));
  const base = cart.base.filter((entry) => !isOld(entry) || isThere(entry));
  return base.length === cart.base.length ? cart : { ...cart, base };
}

export const CART_SYNC = token<CartSync>('CartSync');
