export { MANAGE, ManageService } from './manage-service';
export { REFRESH_CABINET, UPDATES, UpdatesService } from './updates-service';
