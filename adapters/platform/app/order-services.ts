import {
  AdvanceWriter,
  CustomerOrders,
  EarlierOrders,
  ForeseenOrders,
  GiftCardAdmin,
  GiftCardPayments,
  InvoiceAdmin,
  Invoices,
  LinkMailLimits,
  ManagedOrders,
  OfficeLinks,
  OpenRefunds,
  OrderAdmin,
  OrderAdvances,
  OrderBooks,
  OrderChanges,
  OrderConfirmation,
  OrderCosts,
  OrderIntake,
  OrderLinks,
  OrderLists,
  OrderPlaces,
  OrderMailBound,
  OrderPlacement,
  OrderPreparation,
  OrderPromises,
  OrderQuotes,
  EditCosts,
  EditQuotes,
  EditWriter,
  ExchangeOrders,
  ExchangeWriter,
  OrderEdits,
  OrderExchanges,
  OrderRefunds,
  OrderSelfService,
  OrderService,
  OrderSettlement,
  OrderTracking,
  OrderWriter,
  PaymentJobs,
  PaymentProviders,
  PaymentService,
  PaymentStarts,
  PlacedOrders,
  ProviderReturns,
  RefundAdmin,
  RefundWork,
  RefundWriter,
  ReturnRequests,
  Royalties,
  StaffCarts,
  StaffOrders,
  StaffQuotes,
  TestProvider,
} from '../orders';
import type { Registrations } from '../people';
import { type CartDiscounts, type CartQuotes, type CartService, ShippingOffers } from '../selling';
import type { Dependencies } from './parts';

export interface OrderServices {
  readonly customerOrders: CustomerOrders;
  readonly giftCardAdmin: GiftCardAdmin;
  readonly giftCardPayments: GiftCardPayments;
  readonly invoiceAdmin: InvoiceAdmin;
  readonly officeLinks: OfficeLinks;
  readonly openRefunds: OpenRefunds;
  readonly orderAdmin: OrderAdmin;
  readonly orderPlaces: OrderPlaces;
  readonly orderAdvances: OrderAdvances;
  readonly orderLinks: OrderLinks;
  readonly orderLists: OrderLists;
  readonly orderEdits: OrderEdits;
  readonly orderExchanges: OrderExchanges;
  readonly exchangeOrders: ExchangeOrders;
  readonly orderRefunds: OrderRefunds;
  readonly orderSelfService: OrderSelfService;
  readonly orderService: OrderService;
  readonly orderTracking: OrderTracking;
  readonly payment: PaymentService;
  readonly paymentJobs: PaymentJobs;
  readonly paymentProviders: PaymentProviders;
  readonly paymentStarts: PaymentStarts;
  readonly placedOrders: PlacedOrders;
  readonly providerReturns: ProviderReturns;
  readonly refundWork: RefundWork;
  readonly returnRequests: ReturnRequests;
  readonly royalties: Royalties;
  readonly settlement: OrderSettlement;
  readonly staffOrders: StaffOrders;
  readonly testProvider: TestProvider | undefined;
}

type Given = Dependencies & {
  readonly cartDiscounts: CartDiscounts;
  readonly cartQuotes: CartQuotes;
  readonly cartService: CartService;
  readonly registrations: Registrations;
};

export function orderServicesOf(given: Given): OrderServices {
  const money = moneyOf(given);
  const parts = { ...given, ...money };
  const placing = placingOf(parts);
  const admin = adminOf(parts);
  return {
    ...money,
    giftCardAdmin: new GiftCardAdmin(parts),
    invoiceAdmin: new InvoiceAdmin(parts),
    orderLists: new OrderLists(given),
    ...placing,
    placedOrders: new PlacedOrders(parts),
    ...orderEditsOf(parts),
    exchangeOrders: new ExchangeOrders({
      ...{ ...parts, ...placing },
      advances: admin.orderAdvances,
      managed: new ManagedOrders(parts),
    }),
    ...shopperServicesOf(parts, admin),
  };
}

type Money = Pick<
  OrderServices,
  | 'payment'
  | 'paymentJobs'
  | 'paymentProviders'
  | 'paymentStarts'
  | 'providerReturns'
  | 'refundWork'
  | 'royalties'
  | 'settlement'
  | 'testProvider'
> & {
  readonly books: OrderBooks;
  readonly invoices: Invoices;
  readonly mailBound: OrderMailBound;
  readonly refunds: RefundAdmin;
};

type Parts = Given & Money;

function moneyOf(given: Given): Money {
  const { database, settings } = given;
  const royalties = new Royalties(given);
  const mailBound = new OrderMailBound(given);
  const invoices = new Invoices({ ...given, mailBound });
  const books = new OrderBooks({ invoices, royalties });
  const testProvider = settings.testPayments ? new TestProvider(database, settings) : undefined;
  const providers = new PaymentProviders([...settings.payments, ...(testProvider === undefined ? [] : [testProvider])]);
  const refunds = new RefundAdmin(given, providers);
  const settlement = new OrderSettlement({ ...given, books, refunds });
  const refundWork = new RefundWork({ database, settings, providers, refunds });
  const payment = new PaymentService({ ...given, settlement, providers, refunds, refundWork });
  const made = { books, invoices, mailBound, royalties, settlement, refunds, refundWork, payment };
  return {
    ...made,
    testProvider,
    paymentJobs: new PaymentJobs({ ...given, ...made }),
    paymentProviders: providers,
    paymentStarts: new PaymentStarts({ database, settings, providers }),
    providerReturns: new ProviderReturns({ ...given, ...made }),
  };
}

function adminOf(
  parts: Parts,
): Pick<OrderServices, 'openRefunds' | 'orderAdmin' | 'orderAdvances' | 'orderPlaces' | 'orderRefunds'> {
  const changes = new OrderChanges(parts);
  const managed = new ManagedOrders(parts);
  return {
    openRefunds: new OpenRefunds(parts),
    orderAdmin: new OrderAdmin({ ...parts, managed }),
    orderPlaces: new OrderPlaces({ ...parts, managed }),
    orderAdvances: new OrderAdvances({ ...parts, changes, managed, writer: new AdvanceWriter(parts) }),
    orderRefunds: new OrderRefunds({ changes, managed, writer: new RefundWriter(parts) }),
  };
}

function orderEditsOf(parts: Parts): Pick<OrderServices, 'orderEdits' | 'orderExchanges'> {
  const costs = new EditCosts({
    ...parts,
    costs: new OrderCosts({ ...parts, shippingOffers: new ShippingOffers(parts) }),
  });
  const shared = { costs, changes: new OrderChanges(parts), managed: new ManagedOrders(parts) };
  return {
    orderEdits: new OrderEdits({
      ...shared,
      quotes: new EditQuotes({ ...parts, costs }),
      settlement: parts.settlement,
      writer: new EditWriter(parts),
    }),
    orderExchanges: new OrderExchanges({ ...shared, writer: new ExchangeWriter(parts) }),
  };
}

function shopperServicesOf<Admin extends Pick<OrderServices, 'orderAdmin' | 'orderAdvances'>>(
  parts: Parts,
  admin: Admin,
) {
  const officeLinks = new OfficeLinks(parts);
  const customerOrders = new CustomerOrders({ ...parts, officeLinks });
  const orderTracking = new OrderTracking({ ...parts, customerOrders });
  const tracked = { ...parts, tracking: orderTracking };
  return {
    ...admin,
    customerOrders,
    officeLinks,
    orderTracking,
    giftCardPayments: new GiftCardPayments(tracked),
    orderLinks: new OrderLinks({ ...tracked, limits: new LinkMailLimits(parts) }),
    orderSelfService: new OrderSelfService({ ...tracked, ...admin, advances: admin.orderAdvances }),
    returnRequests: new ReturnRequests(tracked),
  };
}

function placingOf(parts: Parts): Pick<OrderServices, 'orderService' | 'staffOrders'> {
  const { database, sessions, settings } = parts;
  const costs = new OrderCosts({ ...parts, shippingOffers: new ShippingOffers(parts) });
  const earlier = new EarlierOrders(parts);
  const quotes = new OrderQuotes({ ...parts, costs, foreseen: new ForeseenOrders(parts) });
  const confirmation = new OrderConfirmation(parts);
  const writer = new OrderWriter({ ...parts, confirmation, promises: new OrderPromises(parts) });
  const preparation = new OrderPreparation({ ...parts, costs });
  const intake = new OrderIntake({ costs, database, quotes });
  const placement = new OrderPlacement({ earlier, preparation, sessions, settings, writer });
  const orderService = new OrderService({ database, earlier, settings, intake, placement });
  return {
    orderService,
    staffOrders: new StaffOrders({
      ...{ database, orderService },
      carts: new StaffCarts(parts),
      managed: new ManagedOrders(parts),
      quotes: new StaffQuotes({ ...parts, costs, intake }),
      secret: parts.staffOrderSecret,
    }),
  };
}
