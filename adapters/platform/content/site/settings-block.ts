export { SETTINGS_BLOCK } from '../../../../core/contract/content/settings-block';
