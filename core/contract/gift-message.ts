import * as z from 'zod/mini';
import { GIFT_MESSAGE_LENGTH, GIFT_MESSAGE_TEXT } from './gift-limits';

/** Words for who gets an order as a gift. That there are any, even none of them written, is what makes it one. */
export const giftMessage = z.string().check(z.maxLength(GIFT_MESSAGE_LENGTH), z.regex(GIFT_MESSAGE_TEXT));
