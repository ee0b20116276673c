import { command } from '../declare/command';
import { STARTER } from '../starter/starter-command';

export const init = command({ name: '', ...STARTER });
