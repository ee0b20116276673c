/** Kinds of goods that answer a wider name, as a judgement names them: `type=${JACKETS}`. */
export const JACKETS = 'parka,rain-jacket,bomber,track-jacket,running-jacket,denim-jacket,fleece,overshirt,vest,blazer';
export const TRAINERS = 'running-shoe,trail-shoe,tennis-shoe,training-shoe,sneaker';
export const SHOES = `${TRAINERS},boot,hiking-boot,sandal`;
export const PANTS = 'trousers,chinos,joggers,track-pants,jeans';
export const DRESSES = 'dress,tennis-dress';
export const KNITS = 'jumper,cardigan';
export const TEES = 't-shirt,running-top,training-top,long-sleeve,polo,tank,football-shirt';
export const SWIM = 'swimsuit,swim-shorts';
export const BAGS = 'bag,backpack';
/** Kinds that keep warm, are given, and are worn on the beach and in the rain. */
export const WARM = 'parka,fleece,jumper,cardigan,beanie,scarf,gloves,base-layer,vest,boot,hoodie,sweatshirt';
export const GIFTS = 'watch,scarf,gloves,belt,bag,socks,gift-card,beanie,bottle,cap,kit,e-book,backpack';
export const BEACH = 'swimsuit,swim-shorts,sandal';
export const RAIN = 'rain-jacket';
/** Plain colours with their shades, which they stand for. */
export const REDS = 'red,burgundy,rust,crimson';
export const GREENS = 'green,pine,olive,sage,teal,lime,moss,mint,emerald';
export const GREYS = 'grey,charcoal,silver';
export const BROWNS = 'brown,tan,camel,rust,chocolate';
export const BLUES = 'blue,navy,indigo,sky,light-wash,cobalt';
