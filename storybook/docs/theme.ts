import { create, type ThemeVars } from 'storybook/theming';
import { skinOf } from '../skins';
import { tokenValue } from './tokens';

/** Storybook's own looks in a skin of the shop, for what it draws around a story on a page of documentation. */
export function docsTheme(skin: string): ThemeVars {
  const { tokens, scheme } = skinOf(skin);
  const value = (name: `--${string}`) => tokens[name] ?? tokenValue(name);
  return create({
    base: scheme === 'dark' ? 'dark' : 'light',
    fontBase: tokenValue('--font-text').replace('var(--font-chinese)', tokenValue('--font-chinese')),
    colorPrimary: value('--signal'),
    colorSecondary: value('--signal-ink'),
    appBg: value('--paper-deep'),
    appContentBg: value('--paper'),
    appPreviewBg: value('--paper'),
    appBorderColor: value('--line'),
    appBorderRadius: Number.parseInt(value('--radius'), 10),
    textColor: value('--ink'),
    textMutedColor: value('--ink-soft'),
    textInverseColor: value('--on-ink'),
    barBg: value('--paper-lift'),
    barTextColor: value('--ink-soft'),
    barHoverColor: value('--signal-ink'),
    barSelectedColor: value('--signal-ink'),
    inputBg: value('--paper-lift'),
    inputBorder: value('--line'),
    inputTextColor: value('--ink'),
    inputBorderRadius: Number.parseInt(value('--radius'), 10),
    booleanBg: value('--paper-deep'),
    booleanSelectedBg: value('--paper-lift'),
    buttonBg: value('--paper-lift'),
    buttonBorder: value('--line'),
  });
}
