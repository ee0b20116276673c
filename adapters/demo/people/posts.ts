import type { PostType } from '../../../core/contract';

export interface PostPlan {
  readonly type: PostType;
  readonly daysAgo: number;
  readonly shows: number;
  readonly text: string;
}

export const POSTS: readonly PostPlan[] = [
  { type: 'story', daysAgo: 0, shows: 1, text: 'Rain at seven, {name} at five past.' },
  { type: 'post', daysAgo: 1, shows: 2, text: 'Two weeks with {name}: what still looks new, and what does not.' },
  { type: 'story', daysAgo: 2, shows: 1, text: 'Asked for it every day this week: this is {name}.' },
  { type: 'profile', daysAgo: 3, shows: 1, text: 'Pinned: {name}, and how I wear it.' },
  { type: 'post', daysAgo: 5, shows: 3, text: 'One suitcase, four days. {name} did most of the work.' },
  { type: 'story', daysAgo: 6, shows: 1, text: 'Fitting room, no filter. {name}, true to size.' },
  { type: 'post', daysAgo: 9, shows: 2, text: 'A gray street needs one color. Today it is {name}.' },
  { type: 'story', daysAgo: 12, shows: 1, text: 'Laundry day. {name} came out as it went in.' },
  { type: 'post', daysAgo: 15, shows: 2, text: 'The ten-minute outfit, with {name}.' },
  { type: 'story', daysAgo: 19, shows: 2, text: 'Which one? I kept {name}.' },
  { type: 'post', daysAgo: 24, shows: 2, text: 'On the train north with {name}.' },
  { type: 'profile', daysAgo: 31, shows: 1, text: 'Most asked about this month: {name}.' },
  { type: 'post', daysAgo: 38, shows: 3, text: 'October, in three pieces. It begins with {name}.' },
  { type: 'story', daysAgo: 45, shows: 1, text: 'Unpacking {name}.' },
];
