export { BLOGGERS, BloggersService } from './bloggers-service';
