export { isChangeOf } from './change-message';
export { Replica } from './replica';
export type { PreviousMessages, ReplicaModel, ReplicaStorage } from './replica';
export { UnsavedCopy, versionOf } from './unsaved-copy';
