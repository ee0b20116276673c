/** Who knows the public holidays of countries. */
export interface Holidays {
  /**
   * The days of a year on which a whole country rests, 'YYYY-MM-DD'; none for a country that it does not know.
   * @param country ISO 3166, two letters
   */
  of(country: string, year: number): Promise<readonly string[]>;
}
