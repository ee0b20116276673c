export { bloggerAccounts, type BloggerAccounts } from './blogger-accounts';
export { bloggerMoneyRoutes } from './blogger-money-routes';
export { bloggerRoutes } from './blogger-routes';
export { bloggerWorkRoutes } from './blogger-work-routes';
export { managePayoutRoutes } from './manage-payout-routes';
export { PayoutAdmin, makePayout } from './payout-admin';
export { RoyaltyJobs } from './royalty-jobs';
export { Statements } from './statements';
