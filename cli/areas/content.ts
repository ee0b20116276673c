import type { Command } from '../declare/command';
import { command } from '../declare/command';
import { text } from '../usage/kinds';
import { optional, required } from '../usage/parameter';
import { answer } from '../output/answer';
import { inline, plainText } from '../output/plain-text';

const page = command({
  name: 'page',
  summary: 'show a content page',
  args: { slug: required('identifier of the page', text('slug', 100)) },
  run: async ({ slug }, session) => {
    const shop = await session.shop();
    const found = await shop.content.page(slug);
    return answer(found, (screen) => screen.sections(screen.bold(found.title), plainText(found.content)));
  },
});

const block = command({
  name: 'block',
  summary: 'show a content block',
  args: { id: required('id or identifier of the block', text('id', 100)) },
  run: async ({ id }, session) => {
    const shop = await session.shop();
    const found = await shop.content.block(id);
    const body = found.json === undefined ? plainText(found.content ?? '') : JSON.stringify(found.json, null, 2);
    return answer(found, (screen) => screen.sections(screen.bold(found.title ?? found.identifier), body));
  },
});

const settings = command({
  name: 'settings',
  summary: "show the store's settings",
  run: async (_, session) => {
    const shop = await session.shop();
    const found = await shop.content.loadSettings();
    return answer(found, (screen) =>
      screen.facts(Object.entries(found).map(([name, value]: [string, unknown]) => [name, inline(value)])),
    );
  },
});

const delivery = command({
  name: 'delivery',
  summary: 'show delivery methods, dates and prices for an order placed now',
  options: { country: optional("country (two letters); default: the store's", text('code', 2)) },
  run: async ({ country }, session) => {
    const shop = await session.shop();
    const found = await shop.content.delivery(country?.toUpperCase());
    const { arrivalText } = await import('../../core/internal');
    const { defaultLocale: locale } = shop.storeViews.current.i18n;
    return answer(found, (screen) =>
      screen.sections(
        screen.table(
          [
            { head: 'Method' },
            { head: 'Name' },
            { head: 'Arrives' },
            { head: 'Price', align: 'right' },
            { head: 'Free from', align: 'right' },
          ],
          found.ways.map(({ method_code: code, method_title: title, arrival, amount, free_from: from }) => [
            code,
            title,
            arrival === undefined ? '' : arrivalText(arrival, locale),
            screen.price(amount),
            from === undefined ? '' : screen.price(from),
          ]),
        ),
        found.may_owe_duties === true ? 'Customs duties may be due on arrival; the recipient pays them.' : '',
      ),
    );
  },
});

export const CONTENT: readonly Command[] = [page, block, settings, delivery];
