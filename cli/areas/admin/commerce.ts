import { confirmationDays } from '../../../core/blogger';
import { plainAmount } from '../../../core/internal';
import type { CommerceData } from '../../composition/composition-root';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer, type Answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { readJson } from './read-json';

export const commerceShow = command({
  name: 'commerce show',
  summary:
    'show the base currency, shipping and payment methods, delivery calendars, stock locations, currency rates, tax classes, bonus and royalty rules; --json prints the input of `commerce set`',
  run: async (_, session) => {
    const platform = await session.platform('admin commerce show');
    return answerWith(await platform.commerce.read());
  },
});

export const commerceSet = command({
  name: 'commerce set',
  summary:
    'set the base currency of a shop without prices, shipping methods, delivery calendars, stock locations, payment methods, rates, tax classes or rules: replaces each list in the file',
  args: {
    file: required(
      'JSON with base_currency, shipping_methods, delivery_calendars, stock_places, payment_methods, currency_rates, tax_classes, bonus_rules or royalty_rules',
      text('file', 4000),
    ),
  },
  run: async ({ file }, session) => {
    const raw = await readJson(file);
    const platform = await session.platform('admin commerce set');
    return answerWith(await platform.commerce.write(raw));
  },
});

function answerWith(commerce: CommerceData): Answer {
  return answer(commerce, (screen) => commerceText(commerce, screen));
}

function commerceText(commerce: CommerceData, screen: Screen): string {
  const {
    base_currency: base,
    shipping_methods: shipping,
    delivery_calendars: calendars,
    stock_places: places,
    payment_methods: payment,
    currency_rates: rates,
    tax_classes: classes,
    bonus_rules: bonuses,
    royalty_rules: royalties,
  } = commerce;
  const right = 'right' as const;
  return screen.sections(
    screen.facts([['Base currency', base]]),
    shippingTable(shipping, base, screen),
    calendarTable(calendars, screen),
    placeTable(places, screen),
    screen.table(
      [
        { head: 'Payment method' },
        { head: 'Title' },
        { head: 'Discount', align: right },
        { head: 'On a payment page' },
      ],
      payment.map((row) => [
        row.code,
        row.title.en,
        row.discount === undefined ? '' : `${String(row.discount.percent)} %`,
        row.redirect === true ? 'yes' : '',
      ]),
    ),
    screen.table(
      [
        { head: 'Currency' },
        { head: `One ${base}`, align: right },
        { head: 'Prices end on', align: right },
        { head: 'small prices end on', align: right },
        { head: 'less', align: right },
      ],
      rates.map((row) => [row.currency, row.rate, row.step, row.small_step, row.below]),
    ),
    classTable(classes, screen),
    screen.facts([
      ['Bonuses pay', `${String(Math.round(bonuses.spend_bonuses_proportion * 10_000) / 100)} % of an order`],
      ['all of it from', amounts(bonuses.spend_unlimited_bonuses_from)],
      ['Bloggers earn', `${String(royalties.profit_percent)} %, and ${String(royalties.bonus_percent)} % in bonuses`],
      ['confirmed', `${String(confirmationDays(royalties.return_days))} days after arrival`],
      ['paid from', amounts(royalties.payout_minimum)],
      ['on day', royalties.payout_day],
    ]),
  );
}

type ShippingMethod = CommerceData['shipping_methods'][number];

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function daysOf({
  days_to_delivery: max,
  least_days_to_delivery: min = max,
}: Pick<ShippingMethod, 'days_to_delivery' | 'least_days_to_delivery'>): string {
  if (max === undefined) return '';
  return min === max ? String(max) : `${String(min)}–${String(max)}`;
}

function shippingTable(shipping: CommerceData['shipping_methods'], base: string, screen: Screen): string {
  const right = 'right' as const;
  return screen.table(
    [
      { head: 'Shipping method' },
      { head: 'Carrier' },
      { head: 'Title' },
      { head: base, align: right },
      { head: 'Free from', align: right },
      { head: 'Days', align: right },
      { head: 'Abroad' },
    ],
    shipping.map((row) => [
      row.method_code,
      row.carrier_code,
      row.method_title.en,
      plainAmount(row.amount, base),
      row.limit === undefined || row.limit === 0 ? '' : plainAmount(row.limit, base),
      daysOf(row),
      abroadText(row, base),
    ]),
  );
}

function abroadText({ abroad, domestic_only: isDomestic }: ShippingMethod, base: string): string {
  if (isDomestic === true) return 'no';
  if (abroad === undefined) return '';
  const days = daysOf(abroad);
  return `${plainAmount(abroad.amount, base)}${days === '' ? '' : `, ${days} days`}`;
}

function placeTable(places: CommerceData['stock_places'], screen: Screen): string {
  return screen.table(
    [{ head: 'Place' }, { head: 'Name' }, { head: 'Country' }, { head: 'Priority', align: 'right' }, { head: 'Ships' }],
    places.map((row) => [
      row.code,
      row.name.en,
      row.country,
      row.preference,
      row.active && row.ships ? (row.stores.length === 0 ? 'to all stores' : row.stores.join(', ')) : 'no',
    ]),
  );
}

function calendarTable(calendars: CommerceData['delivery_calendars'], screen: Screen): string {
  return screen.table(
    [{ head: 'Deliver to' }, { head: 'Until' }, { head: 'Time zone' }, { head: 'Weekdays' }, { head: 'Closed' }],
    calendars.map((row) => [
      row.country,
      row.cut_off,
      row.time_zone,
      row.working_days.map((day) => WEEKDAYS[Number(day) - 1]).join(' '),
      [...(row.public_holidays ? ['public holidays'] : []), ...row.closed_on.map(({ day }) => day)].join(', '),
    ]),
  );
}

function classTable(classes: CommerceData['tax_classes'], screen: Screen): string {
  return screen.table(
    [{ head: 'Tax class' }, { head: 'Number', align: 'right' }, { head: 'Of' }],
    classes.map((row) => [row.title.en, row.number, row.of === 'product' ? 'products' : 'customers']),
  );
}

function amounts(byCurrency: Readonly<Record<string, number>>): string {
  return Object.entries(byCurrency)
    .map(([currency, amount]) => `${String(amount)} ${currency}`)
    .join(', ');
}
