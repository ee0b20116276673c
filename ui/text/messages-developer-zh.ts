import type { DeveloperMessages } from './messages-developer-en';

export const developerZh: DeveloperMessages = {
  title: '店铺工具',
  office: '管理后台',
  design: '设计编辑器',
  import: '更新导入',
  'import-running': '正在导入…',
  'import-progress': '正在导入：{done} / {total}',
  skins: '更新皮肤',
  'skins-running': '正在更新皮肤…',
  all: '全部更新',
  'all-cabinet': '更新博主后台',
  'all-running': '正在全部更新…',
  'as-user': '以用户身份登录',
  contact: '手机号或电子邮箱',
  go: '登录',
  'as-blogger': '以博主身份登录',
  language: '界面语言',
  feeds: '商品数据源',
  copy: '复制',
  'copy-named': '复制链接：{name}',
  'feed-copied': '数据源链接已复制',
};
