import { TEXT_LANGUAGES } from '../../../core/internal';
import { command } from '../../declare/command';
import { choice, text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { LISTING_OPTIONS, listingJson, listingQuery, listingText } from './listing';

export const search = command({
  name: 'search',
  summary: 'search for products; tolerates typos',
  args: { text: required('search words', text()) },
  options: {
    ...LISTING_OPTIONS,
    asTyped: flag('search for "sale", "under 50", sizes and brands as plain words, not filters'),
    language: optional('language to try first for the words', choice(TEXT_LANGUAGES, 'language')),
  },
  run: async (input, session) => {
    const shop = await session.shop();
    const { text: words, asTyped, language } = input;
    const listing = await shop.catalogue.search({ ...listingQuery(input), text: words, asTyped, language });
    return answer(listingJson(listing), (screen) => listingText(listing, screen));
  },
});
