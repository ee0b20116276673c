import type { Command } from '../../declare/command';
import { reviews } from './reviews';
import { show } from './show';
import { similar } from './similar';

export const PRODUCT: readonly Command[] = [show, similar, reviews];
