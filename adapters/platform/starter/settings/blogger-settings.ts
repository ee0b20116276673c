import type { BloggerSettings } from '../../../../core/contract';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { inLanguage, type Words } from '../words/words';

const PROFILE: Words = [
  'What I wear, and where it is from: follow the link.',
  'Was ich trage und woher es kommt: Der Link führt hin.',
  'Что на мне и откуда это: по ссылке.',
  'Що на мені й звідки це: за посиланням.',
  '我的穿搭与出处，请点击链接。',
];

const SHOPPING: Words = [
  'Mark each thing in the picture, so that one tap leads to it.',
  'Markiere jedes Teil im Bild, damit ein Tippen zu ihm führt.',
  'Отметьте каждую вещь на снимке, чтобы касание вело к ней.',
  'Позначте кожну річ на знімку, щоб дотик вів до неї.',
  '在照片中标记每件单品，轻触即可直达。',
];

const ACTIONS: readonly Words[] = [
  [
    'Say what it is and how it fits',
    'Sag, was es ist und wie es sitzt',
    'Расскажите, что это и как сидит',
    'Розкажіть, що це і як сидить',
    '介绍单品及上身效果',
  ],
  [
    'Put your link where it can be tapped',
    'Setze deinen Link dorthin, wo man ihn antippen kann',
    'Поставьте свою ссылку там, где её можно нажать',
    'Поставте своє посилання там, де його можна натиснути',
    '把您的链接放在可点击的位置',
  ],
  [
    'Say that it is advertising',
    'Kennzeichne es als Werbung',
    'Укажите, что это реклама',
    'Зазначте, що це реклама',
    '注明这是广告',
  ],
];

export function bloggerSettingsIn(language: Language): BloggerSettings {
  return {
    instagram: '',
    instagram_shopping: inLanguage(SHOPPING, language),
    shop_instagram: '',
    instagram_link: '',
    has_instagram_shopping: false,
    show_attention_photo_modal: true,
    profile_text: inLanguage(PROFILE, language),
    profile_link: '/',
    post_actions: ACTIONS.map((words) => inLanguage(words, language)),
  };
}
