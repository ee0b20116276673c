import type { Command } from '../../declare/command';
import { review } from './review';
import { reviewApprove, reviewDecline, reviewQueue } from './review-decisions';
import { reviews } from './reviews';
import { show } from './show';
import { similar } from './similar';

export const PRODUCT: readonly Command[] = [show, similar, reviews, review, reviewQueue, reviewApprove, reviewDecline];
