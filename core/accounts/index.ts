export type { AccountState } from './accounts';
export type { AccountReactions } from './account-reactions';
export { ACCOUNT_REACTIONS } from './account-reactions';
export { ACCOUNT_STATE } from './account-state';
export { ACCOUNT_STORE, AccountStore } from './account-store';
export { ACCOUNTS, AccountsService } from './accounts-service';
export { resultOf } from './ask';
export { SIGN_IN_SERVICE, SignInService } from './sign-in-service';
export { TOKEN_REFRESHER, TokenRefresher } from './token-refresher';
