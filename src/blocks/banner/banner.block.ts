import type { BlockDefinition } from '../block-props';
import { Banner } from './banner';

export const block: BlockDefinition<'banner'> = { component: Banner };
