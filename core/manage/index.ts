export { openManage } from './manage-area';
