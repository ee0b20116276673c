import { addons } from 'storybook/manager-api';
import { houseTheme } from './docs/theme';

const tokens = getComputedStyle(document.documentElement);
addons.setConfig({ theme: houseTheme((name) => tokens.getPropertyValue(name), 'light') });
