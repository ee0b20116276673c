import type { presenceEn } from './messages-presence-en';

export const presenceZh: Readonly<Record<keyof typeof presenceEn, string>> = {
  'presence.reading': '{who} 自 {since} 起打开了此页，尚未更改。',
  'presence.editing': '{who} 自 {since} 起打开了此页，正在编辑。',
  'changes.acted': '{who} 以 {name} 的身份更改了其账户',
  'changes.acting': '{who} 开始以 {name} 的身份操作',
  'changes.factor-reset': '{who} 重置了 {name} 的两步登录',
  'changes.signed-out': '{who} 已让 {name} 在所有设备上退出',
};
