import { defineBlock } from '../define-block';
import { Banner } from './banner';

export const bannerBlock = defineBlock({ type: 'banner', component: Banner });
