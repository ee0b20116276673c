import { addons } from 'storybook/manager-api';
import { houseTheme } from './docs/theme';

// The tokens stand in the head of this page, where main.ts puts them: they are written down once, in ui/design.
const tokens = getComputedStyle(document.documentElement);
addons.setConfig({ theme: houseTheme((name) => tokens.getPropertyValue(name), 'light') });
