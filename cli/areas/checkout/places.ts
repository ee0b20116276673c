import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer } from '../../output/answer';

const country = required('country, by its two-letter code', text('country', 2));

export const countries = command({
  name: 'countries',
  summary: 'list countries that the shop ships to',
  run: async (_, session) => {
    const items = await (await (await session.shop()).checkout()).countries();
    return answer({ items, total: items.length }, (screen) =>
      screen.table(
        [{ head: 'Code' }, { head: 'Country' }],
        items.map(({ id, name }) => [id, name]),
      ),
    );
  },
});

export const states = command({
  name: 'states',
  summary: 'list the states of a country',
  args: { country },
  run: async (input, session) => {
    const checkout = await (await session.shop()).checkout();
    const items = await checkout.states(input.country.toUpperCase());
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? `${input.country.toUpperCase()} has no states to select.`
        : screen.table(
            [{ head: 'Number', align: 'right' }, { head: 'Code' }, { head: 'State' }],
            items.map(({ region_id, code, name }) => [region_id, code, name]),
          ),
    );
  },
});

export const stores = command({
  name: 'stores',
  summary: 'list the pick-up shops of a country',
  args: { country },
  run: async (input, session) => {
    const checkout = await (await session.shop()).checkout();
    const items = await checkout.stores(input.country.toUpperCase());
    return answer({ items, total: items.length }, (screen) =>
      items.length === 0
        ? `There is no pick-up shop in ${input.country.toUpperCase()}.`
        : screen.table(
            [{ head: 'Number', align: 'right' }, { head: 'Shop' }, { head: 'Address' }, { head: 'Hours' }],
            items.map(({ id, name, address, city, hours }) => [id, name, `${address}, ${city}`, hours ?? '']),
          ),
    );
  },
});

export const tax = command({
  name: 'tax',
  summary: 'show the tax of a postcode',
  args: { zip: required('postcode', text('zip', 20)), country },
  run: async (input, session) => {
    const checkout = await (await session.shop()).checkout();
    const found = await checkout.taxByZip(input.zip, input.country.toUpperCase());
    return answer(found, (screen) =>
      screen.facts([
        ['Rate', `${String(found.rate)} %`],
        ['State', found.region ?? ''],
      ]),
    );
  },
});

export const here = command({
  name: 'country',
  summary: 'show the country that the shop detects for this machine',
  run: async (_, session) => {
    const found = await (await (await session.shop()).checkout()).countryByIp();
    return answer({ country: found }, () => found);
  },
});
