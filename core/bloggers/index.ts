export { openBloggers } from './open-bloggers';
