export { MANAGE, ManageService } from './manage-service';
