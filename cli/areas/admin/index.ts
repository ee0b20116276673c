import type { Command } from '../../declare/command';
import { commerceSet, commerceShow } from './commerce';
import { copy } from './copy';

/** What those who run the shop look after. */
export const ADMIN: readonly Command[] = [commerceShow, commerceSet, copy];
