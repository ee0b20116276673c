/** Facts about the data themselves that are true or not, such as that they were opened for production. */
export interface FlagRepository {
  has(name: string): Promise<boolean>;
  set(name: string): Promise<void>;
}
