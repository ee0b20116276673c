export { SHARED_CARTS, SharedCartsService } from './shared-carts-service';
