import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { LISTING_OPTIONS, listingJson, listingQuery, listingText } from './listing';

export const search = command({
  name: 'search',
  summary: 'find products by words; typing errors are forgiven',
  args: { text: required('what to look for', text()) },
  options: LISTING_OPTIONS,
  run: async (input, session) => {
    const shop = await session.shop();
    const listing = await shop.catalogue.search({ ...listingQuery(input), text: input.text });
    return answer(listingJson(listing), (screen) => listingText(listing, screen));
  },
});
