export const NO_COUNTRY = 'must be a country that the shop delivers to, such as DE';
