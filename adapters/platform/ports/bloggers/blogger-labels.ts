/** Placement labels of bloggers' links, and clicks on the links by day. */
export interface BloggerLabelRepository {
  /** Labels of a blogger, oldest first. */
  list(bloggerId: number): Promise<readonly string[]>;
  /** Adding a known label changes nothing. */
  add(bloggerId: number, label: string, at: number): Promise<void>;
  /** Removes the label with its clicks. */
  remove(bloggerId: number, label: string): Promise<void>;
  has(bloggerId: number, label: string): Promise<boolean>;
  /** Counts a click. @param label empty for none @param day days since the epoch, UTC */
  click(bloggerId: number, label: string, day: number): Promise<void>;
  /** Clicks by label from a day on. */
  clicks(bloggerId: number, from: number): Promise<readonly { readonly label: string; readonly clicks: number }[]>;
}
