import type { BlockDefinition } from '../block-props';
import { Credentials } from './credentials';

export const block: BlockDefinition<'credentials'> = { component: Credentials };
