import { backpack, duffel, tote } from './accessories/bags';
import { belt } from './accessories/belt';
import { beanie, cap } from './accessories/headwear';
import { gloves, scarf, socks } from './accessories/soft';
import { watch } from './accessories/watch';
import { chinos, joggers, leggings, shorts, swimShorts } from './bottoms/chinos';
import { jeans } from './bottoms/jeans';
import { skirt } from './bottoms/skirt';
import type { CutDrawing } from './material/cut-drawing';
import type { Cut } from './spec/drawing-spec';
import { boot } from './footwear/boot';
import { sandal } from './footwear/sandal';
import { trainer } from './footwear/trainer';
import { blazer } from './outerwear/blazer';
import { bomber } from './outerwear/bomber';
import { parka } from './outerwear/parka';
import { vest } from './outerwear/vest';
import { ball } from './sport/ball';
import { bottle, yogaMat } from './sport/gear';
import { eBook, giftCard } from './sport/paper';
import { racket } from './sport/racket';
import { dress } from './tops/dress';
import { knit } from './tops/knit';
import { shirt } from './tops/shirt';
import { sportsBra, swimsuit, tank } from './tops/sleeveless';
import { hoodie, sweatshirt } from './tops/sweats';
import { longSleeve, polo, tShirt } from './tops/t-shirt';

const DRAWINGS: Readonly<Record<Cut, CutDrawing>> = {
  't-shirt': tShirt,
  'long-sleeve': longSleeve,
  polo,
  shirt,
  tank,
  knit,
  sweatshirt,
  hoodie,
  dress,
  'sports-bra': sportsBra,
  swimsuit,
  bomber,
  parka,
  blazer,
  vest,
  jeans,
  chinos,
  joggers,
  leggings,
  shorts,
  'swim-shorts': swimShorts,
  skirt,
  trainer,
  boot,
  sandal,
  cap,
  beanie,
  scarf,
  gloves,
  socks,
  belt,
  tote,
  duffel,
  backpack,
  watch,
  ball,
  racket,
  'yoga-mat': yogaMat,
  bottle,
  'e-book': eBook,
  'gift-card': giftCard,
};

/** The hand that draws a cut. */
export function drawingOf(cut: Cut): CutDrawing {
  return DRAWINGS[cut];
}
