import { lookUp } from '../../../core/kernel/look-up';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { ATTRIBUTE_LABELS } from '../../platform/starter/attributes';
import { CARE, FABRIC_KINDS } from '../data';
import type { Brand, FabricKind } from '../data';
import type { Chance } from '../base/chance';
import { MATERIALS } from '../../platform/starter/materials';
import { productName } from '../base/names';
import { inLanguage, OTHER_LANGUAGES } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';

export interface Subject {
  readonly model: string;
  readonly cut: Words;
  readonly brand: Brand;
  readonly fabric: FabricKind;
  readonly forChildren: boolean;
  readonly text: readonly string[];
}

interface EnglishTexts {
  readonly name: string;
  readonly description: string;
  readonly short_description: string;
  readonly care: string;
  readonly meta_title: string;
  readonly meta_description: string;
}

/** Search engines truncate longer descriptions. */
const META_LENGTH = 158;

function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const sentence = head.lastIndexOf('. ');
  return sentence > 60 ? head.slice(0, sentence + 1) : `${head.slice(0, head.lastIndexOf(' '))} …`;
}

/** English texts: a sentence about the cut, one about the fabric, and often one about the brand; care is separate. */
export function englishTexts(subject: Subject, chance: Chance): EnglishTexts {
  const { model, cut, brand, forChildren } = subject;
  const material = FABRIC_KINDS[subject.fabric];
  const own = forChildren && brand.code !== 'LIT';
  const name = productName(model, cut, 'en', own);
  const first = chance.pick(subject.text);
  const cloth = chance.pick([material.text[0], ...material.also]);
  const house = chance.happens(0.65) ? [chance.pick(brand.text)] : [];
  return {
    name,
    short_description: first,
    description: [first, cloth, ...house].join(' '),
    care: CARE[material.care][0],
    meta_title: `${name} by ${brand.name}`,
    meta_description: shortened(`${name}: ${first} ${cloth}`, META_LENGTH),
  };
}

interface Texts {
  name: string;
  description: string;
  short_description: string;
  care: string;
}

export function otherTexts(subject: Subject): Partial<Record<Language, Texts>> {
  const material = FABRIC_KINDS[subject.fabric];
  const own = subject.forChildren && subject.brand.code !== 'LIT';
  const label = lookUp(MATERIALS, material.material) ?? ATTRIBUTE_LABELS.material;
  return Object.fromEntries(
    OTHER_LANGUAGES.map((language) => {
      const colon = language === 'zh' ? '：' : ': ';
      return [
        language,
        {
          name: productName(subject.model, subject.cut, language, own),
          description: inLanguage(material.text, language),
          care: inLanguage(CARE[material.care], language),
          short_description: `${inLanguage(ATTRIBUTE_LABELS.material, language)}${colon}${inLanguage(label, language)}`,
        },
      ];
    }),
  );
}
