/** Provides the public holidays of countries. */
export interface Holidays {
  /**
   * National holidays as 'YYYY-MM-DD'; empty for an unknown country.
   * @param country ISO 3166, two letters
   */
  of(country: string, year: number): Promise<readonly string[]>;
}
