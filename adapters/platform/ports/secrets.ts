/** Secrets that the shop makes for itself, such as the key it signs links with. */
export interface SecretRepository {
  /** The secret of a name. @param fresh what it becomes where there is none yet */
  of(name: string, fresh: string): Promise<string>;
  /** The secret of a name where there is one: a read. */
  find(name: string): Promise<string | undefined>;
}
