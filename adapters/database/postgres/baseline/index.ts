import { RULES as bloggersRules, TABLES as bloggers } from './bloggers-tables';
import { RULES as catalogueRules, TABLES as catalogue } from './catalogue-tables';
import { RULES as contentRules, TABLES as content } from './content-tables';
import { RULES as foundationRules, TABLES as foundation } from './foundation-tables';
import { RULES as messagesRules, TABLES as messages } from './messages-tables';
import { RULES as ordersRules, TABLES as orders } from './orders-tables';
import { RULES as peopleRules, TABLES as people } from './people-tables';
import { RULES as sellingRules, TABLES as selling } from './selling-tables';
import { RULES as staffRules, TABLES as staff } from './staff-tables';

/** Schema version of the baseline; earlier schemas were never released. */
export const BASELINE_VERSION = 35;

/** Statements that create the schema in an empty database. */
export const BASELINE: readonly string[] = [
  ...foundation,
  ...catalogue,
  ...content,
  ...messages,
  ...people,
  ...selling,
  ...orders,
  ...bloggers,
  ...staff,
  ...foundationRules,
  ...catalogueRules,
  ...contentRules,
  ...messagesRules,
  ...peopleRules,
  ...sellingRules,
  ...ordersRules,
  ...bloggersRules,
  ...staffRules,
];
