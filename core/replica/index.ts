export { isChangeOf } from './change-message';
export { Replica } from './replica';
export type { ReplicaModel, ReplicaStorage } from './replica';
