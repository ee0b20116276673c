import { refusalOf, resultOf } from '../accounts';
import type { DueItem, DuePayout, ManagedOrder, ManagedPayout, OrderAdvance } from '../contract';
import * as lists from '../contract/orders/manage-order-list';
import * as money from '../contract/orders/manage-order-money';
import { manageGiftCard, type GiftCardAct } from '../contract/orders/gift-cards';
import { renewDownload } from '../contract/orders/manage-downloads';
import { advanceOrder, attachOrderFile, managedOrderOf, noteOrder } from '../contract/orders/manage-orders';
import * as contract from '../contract/bloggers/manage-payouts';
import { inject, injectable, token } from '../di';
import type { HttpFile, HttpForm } from '../ports';
import { GATEWAY, type Gateway } from '../sync';
import { attention, figures } from '../contract/staff/manage-figures';
import { reviewPhotos } from '../contract/catalogue/manage-reviews';
import { managedPersonDetails, signOutPerson } from '../contract/people/manage-people';
import { resetSecondFactor } from '../contract/people/second-factor';
import { previewCart, type TriedRecord } from '../contract/selling/manage-selling';
import { restoreRecord, staffChanges } from '../contract/foundation/record-kind';
import { designClient } from './design-client';
import type { ManageArea, PayoutsMade } from './manage';
import { goodsAdmin } from './goods-admin';
import { presenceAdmin } from './presence';
import { queueAdmin } from './queue-admin';
import { viewClient } from './view-client';
import { recordClients } from './record-clients';
import type { UpdatesArea } from './updates';
import { UPDATES } from './updates-service';

const SILENT = { silent: true } as const;

@injectable()
export class ManageService implements ManageArea {
  readonly records: ManageArea['records'];
  readonly goods: ManageArea['goods'];
  readonly design: ManageArea['design'];
  readonly presence: ManageArea['presence'];
  readonly queues: ManageArea['queues'];
  readonly views: ManageArea['views'];

  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(UPDATES) readonly updates: UpdatesArea,
  ) {
    this.records = recordClients(gateway);
    this.goods = goodsAdmin(gateway);
    this.design = designClient(gateway);
    this.presence = presenceAdmin(gateway);
    this.queues = queueAdmin(gateway);
    this.views = viewClient(gateway);
  }

  order(id: string): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(managedOrderOf, { query: { id } }, SILENT));
  }

  orders(wanted: Parameters<ManageArea['orders']>[0] = {}): ReturnType<ManageArea['orders']> {
    return resultOf(this.gateway.ask(lists.managedOrders, { query: wanted }, SILENT));
  }

  orderChoices(): ReturnType<ManageArea['orderChoices']> {
    return resultOf(this.gateway.ask(lists.orderChoices, { query: {} }, SILENT));
  }

  async ordersFile(filters: lists.OrderFilters): Promise<string> {
    return (await resultOf(this.gateway.ask(lists.ordersFile, { query: filters }, SILENT))).link;
  }

  renewDownload(id: string, download: string): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(renewDownload, { body: { id, download } }, SILENT));
  }

  giftCard(id: string, card: string, act: GiftCardAct): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(manageGiftCard, { body: { id, card, act } }, SILENT));
  }

  noteOrder(id: string, text: string): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(noteOrder, { body: { id, text } }, SILENT));
  }

  refundOrder(input: money.OrderRefund): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(money.refundOrder, { body: input }, SILENT));
  }

  askPayment(id: string): ReturnType<ManageArea['askPayment']> {
    return resultOf(this.gateway.ask(money.askPayment, { body: { id } }, SILENT));
  }

  async openRefunds(): ReturnType<ManageArea['openRefunds']> {
    return (await resultOf(this.gateway.ask(money.openRefunds, { query: {} }, SILENT))).items;
  }

  async workRefund(id: string, reason: string, action: 'given' | 'retry'): ReturnType<ManageArea['workRefund']> {
    return (await resultOf(this.gateway.ask(money.workRefund, { body: { id, reason, action } }, SILENT))).items;
  }

  advanceOrder(input: OrderAdvance): Promise<ManagedOrder> {
    return resultOf(this.gateway.ask(advanceOrder, { body: input }, SILENT));
  }

  attachOrderFile(
    id: string,
    kind: 'invoice' | 'receipt',
    { bytes, name }: Pick<HttpFile, 'bytes' | 'name'>,
  ): Promise<ManagedOrder> {
    const fields = [['id', id] as const, ['kind', kind] as const];
    return resultOf(this.gateway.ask(attachOrderFile, { form: { fields, files: pdf({ bytes, name }) } }, SILENT));
  }

  async payouts(): Promise<readonly ManagedPayout[]> {
    return (await resultOf(this.gateway.ask(contract.managedPayouts, { query: {} }, SILENT))).items;
  }

  async duePayouts(): Promise<readonly DuePayout[]> {
    return (await resultOf(this.gateway.ask(contract.duePayouts, { query: {} }, SILENT))).items;
  }

  async makePayouts(items: readonly DueItem[]): Promise<PayoutsMade> {
    const reply = await this.gateway.ask(contract.makePayouts, { query: {}, body: { items: [...items] } }, SILENT);
    if (reply.ok) return { kind: 'made', payouts: reply.result.items };
    if (reply.refused === contract.payoutsChanged.code)
      return { kind: 'changed', due: reply.data.due ?? (await this.duePayouts()) };
    throw refusalOf(reply);
  }

  sendPayout(id: number, file?: Pick<HttpFile, 'bytes' | 'name'>): Promise<ManagedPayout> {
    const form = { fields: [], files: file === undefined ? [] : pdf(file) };
    return resultOf(this.gateway.ask(contract.sendPayout, { query: { id }, form }, SILENT));
  }

  withdrawPayout(id: number): Promise<ManagedPayout> {
    return resultOf(this.gateway.ask(contract.withdrawPayout, { query: { id } }, SILENT));
  }

  person(id: string): ReturnType<ManageArea['person']> {
    return resultOf(this.gateway.ask(managedPersonDetails, { query: { id } }, SILENT));
  }

  async signOut(id: string): Promise<number> {
    return (await resultOf(this.gateway.ask(signOutPerson, { body: { id } }, SILENT))).ended;
  }

  async resetSecondFactor(login: string): Promise<number> {
    return (await resultOf(this.gateway.ask(resetSecondFactor, { body: { login } }, SILENT))).ended;
  }

  async previewCart(tried?: TriedRecord): ReturnType<ManageArea['previewCart']> {
    const body = tried === undefined ? {} : { tried };
    return (await resultOf(this.gateway.ask(previewCart, { body }, SILENT))).items;
  }

  async figures(wanted: Parameters<ManageArea['figures']>[0] = {}): ReturnType<ManageArea['figures']> {
    return (await resultOf(this.gateway.ask(figures, { query: wanted }, SILENT))).items;
  }

  async reviewPhotos(id: string): ReturnType<ManageArea['reviewPhotos']> {
    return (await resultOf(this.gateway.ask(reviewPhotos, { query: { id: Number(id) } }, SILENT))).items;
  }

  async attention(): ReturnType<ManageArea['attention']> {
    return (await resultOf(this.gateway.ask(attention, { query: {} }, SILENT))).items;
  }

  changes(wanted: Parameters<ManageArea['changes']>[0] = {}): ReturnType<ManageArea['changes']> {
    return resultOf(this.gateway.ask(staffChanges, { query: wanted }, SILENT));
  }

  restore(change: number, version?: string): ReturnType<ManageArea['restore']> {
    const body = { change, ...(version !== undefined && { version }) };
    return resultOf(this.gateway.ask(restoreRecord, { body }, SILENT));
  }
}

function pdf({ bytes, name }: Pick<HttpFile, 'bytes' | 'name'>): HttpForm['files'] {
  return [['file', { name, type: 'application/pdf', bytes }]];
}

export const MANAGE = token<ManageService>('Manage');
