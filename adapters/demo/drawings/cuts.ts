import { backpack, duffel, tote } from './accessories/bags';
import { gymSack, rollTop } from './accessories/soft-packs';
import { belt } from './accessories/belt';
import { beanie, cap } from './accessories/headwear';
import { sockBox } from './accessories/sock-box';
import { snood } from './accessories/snood';
import { gloves, scarf, socks } from './accessories/soft';
import { leatherGloves } from './accessories/leather-gloves';
import { racketBag } from './accessories/racket-bag';
import { trekPack } from './accessories/trek-pack';
import { chronograph, fieldWatch, watch } from './accessories/watch';
import { webBelt } from './accessories/web-belt';
import { cargo, chinoShorts, chinos, jammer, joggers, leggings, shorts, swimShorts } from './bottoms/chinos';
import { denimSkirt } from './bottoms/denim-skirt';
import { carpenterJeans, jeans, wideJeans } from './bottoms/jeans';
import { pleatedChinos } from './bottoms/pleated-chinos';
import { midiSkirt, skirt } from './bottoms/skirt';
import { splitShorts, trainingShorts } from './bottoms/sport-shorts';
import { wrapSkirt } from './bottoms/wrap-skirt';
import type { CutDrawing } from './material/cut-drawing';
import type { Cut } from './spec/drawing-spec';
import { boot } from './footwear/boot';
import { derbyBoot } from './footwear/derby-boot';
import { sandal } from './footwear/sandal';
import { sneaker } from './footwear/sneaker';
import { trainer } from './footwear/trainer';
import { blazer, doubleBreasted } from './outerwear/blazer';
import { bomber } from './outerwear/bomber';
import { downParka } from './outerwear/down-parka';
import { fishtail } from './outerwear/fishtail';
import { parka } from './outerwear/parka';
import { pileJacket } from './outerwear/pile';
import { rainJacket } from './outerwear/rain-jacket';
import { runShell } from './outerwear/run-shell';
import { vest } from './outerwear/vest';
import { chore, trucker } from './outerwear/work-jackets';
import { eBook, plan } from './paper/download-sheets';
import { giftCard } from './paper/gift-card';
import { hemming, styling } from './services/tailoring';
import { giftWrap, reproofing, resoling, stringing } from './services/workshop';
import { ball } from './sport/ball';
import { flask, squeezeBottle } from './sport/bottles';
import { bottle, yogaMat } from './sport/gear';
import { racket } from './sport/racket';
import { tennisBalls } from './sport/tennis-balls';
import { blouse } from './tops/blouse';
import { campShirt } from './tops/camp-shirt';
import { travelMat } from './sport/travel-mat';
import { dress } from './tops/dress';
import { knitDress, shirtDress, slipDress } from './tops/long-dresses';
import { knit } from './tops/knit';
import { shirt } from './tops/shirt';
import { openBackTank, racerbackSwimsuit } from './tops/open-backs';
import { sportsBra, swimsuit, tank } from './tops/sleeveless';
import { hoodie, quarterZip, sweatshirt } from './tops/sweats';
import { westernShirt } from './tops/western-shirt';
import { longSleeve, polo, tShirt } from './tops/t-shirt';
import { wrapDress } from './tops/wrap-dress';

const DRAWINGS: Readonly<Record<Cut, CutDrawing>> = {
  't-shirt': tShirt,
  'long-sleeve': longSleeve,
  polo,
  shirt,
  'western-shirt': westernShirt,
  'camp-shirt': campShirt,
  blouse,
  tank,
  'open-back-tank': openBackTank,
  knit,
  sweatshirt,
  'quarter-zip': quarterZip,
  hoodie,
  dress,
  'wrap-dress': wrapDress,
  'shirt-dress': shirtDress,
  'knit-dress': knitDress,
  'slip-dress': slipDress,
  'sports-bra': sportsBra,
  swimsuit,
  'racerback-swimsuit': racerbackSwimsuit,
  bomber,
  parka,
  'down-parka': downParka,
  'fishtail-parka': fishtail,
  'rain-jacket': rainJacket,
  blazer,
  'double-breasted': doubleBreasted,
  'pile-jacket': pileJacket,
  'run-shell': runShell,
  trucker,
  chore,
  vest,
  jeans,
  'wide-jeans': wideJeans,
  'carpenter-jeans': carpenterJeans,
  chinos,
  'pleated-chinos': pleatedChinos,
  cargo,
  joggers,
  leggings,
  jammer,
  shorts,
  'chino-shorts': chinoShorts,
  'training-shorts': trainingShorts,
  'split-shorts': splitShorts,
  'swim-shorts': swimShorts,
  skirt,
  'denim-skirt': denimSkirt,
  'wrap-skirt': wrapSkirt,
  'midi-skirt': midiSkirt,
  trainer,
  sneaker,
  boot,
  'derby-boot': derbyBoot,
  sandal,
  cap,
  beanie,
  scarf,
  snood,
  gloves,
  'leather-gloves': leatherGloves,
  socks,
  'sock-box': sockBox,
  belt,
  'web-belt': webBelt,
  tote,
  duffel,
  'racket-bag': racketBag,
  backpack,
  'trek-pack': trekPack,
  'roll-top': rollTop,
  'gym-sack': gymSack,
  watch,
  'field-watch': fieldWatch,
  chronograph,
  ball,
  'tennis-balls': tennisBalls,
  racket,
  'yoga-mat': yogaMat,
  'travel-mat': travelMat,
  bottle,
  'squeeze-bottle': squeezeBottle,
  flask,
  'e-book': eBook,
  plan,
  'gift-card': giftCard,
  stringing,
  styling,
  'gift-wrap': giftWrap,
  hemming,
  resoling,
  reproofing,
};

export function drawingOf(cut: Cut): CutDrawing {
  return DRAWINGS[cut];
}
