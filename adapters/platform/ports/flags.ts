/** Facts about the data themselves that are true or not, such as that they were opened for production. */
export interface FlagRepository {
  has(name: string): Promise<boolean>;
  /**
   * Sets it. Of two units that do at once the second waits until the first has ended.
   * @returns whether it was not set before
   */
  set(name: string): Promise<boolean>;
}
