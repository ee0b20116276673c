export interface SecretRepository {
  /** Get-or-create. @param fresh stored if there is none yet */
  of(name: string, fresh: string): Promise<string>;
  find(name: string): Promise<string | undefined>;
}
