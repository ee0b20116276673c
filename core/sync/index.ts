export { GATEWAY, type CallInput, type CallOptions, type Gateway } from './gateway';
export type { Accepted, Declined, Reply, ReplyTo } from './reply';
export { refusalNotice } from './refusal-notice';
export { isSessionOver, knownReason, requestRejected, sessionOver } from './request-error';
export { sendAlone } from './send-alone';
export { Session, SESSION } from './session';
export type { SyncArea, SyncTask } from './sync';
export { SYNC_LOADER, type SyncLoader } from './lazy-sync';
export { groupToSend, type UserGroup } from './user-group';
