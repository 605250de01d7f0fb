import { defineBlock } from '../define-block';
import { Steps } from './steps';

export const stepsBlock = defineBlock({ type: 'steps', component: Steps });
