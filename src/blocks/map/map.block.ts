import { defineBlock } from '../define-block';
import { EmbeddedMap } from './map';

export const mapBlock = defineBlock({ type: 'map', component: EmbeddedMap });
