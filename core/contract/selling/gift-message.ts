import * as z from 'zod/mini';
import { GIFT_MESSAGE_LENGTH, GIFT_MESSAGE_TEXT } from './gift-limits';

/** An empty message also marks the order as a gift. */
export const giftMessage = z.string().check(z.maxLength(GIFT_MESSAGE_LENGTH), z.regex(GIFT_MESSAGE_TEXT));
