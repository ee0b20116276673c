import type { BloggerSettings } from '../../../../core/contract';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { inLanguage, type Words } from '../words/words';
import { words } from './setting-words';

const PROFILE: Words = words('blogger.profile');

const SHOPPING: Words = words('blogger.shopping');

const ACTIONS: readonly Words[] = [
  words('blogger.action.say-what-it-is'),
  words('blogger.action.put-your-link'),
  words('blogger.action.say-it-is-advertising'),
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
