import { create, type ThemeVars } from 'storybook/theming';

export function houseTheme(value: (name: `--${string}`) => string, base: 'dark' | 'light'): ThemeVars {
  return create({
    base,
    brandTitle: 'Vitrine',
    brandUrl: './',
    fontBase: value('--font-text').replace('var(--font-chinese)', value('--font-chinese')),
    colorPrimary: value('--signal'),
    colorSecondary: value('--signal-ink'),
    appBg: value('--paper-deep'),
    appContentBg: value('--paper'),
    appPreviewBg: value('--paper'),
    appHoverBg: value('--paper'),
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
