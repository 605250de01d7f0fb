import { defineBlock } from '../define-block';
export const courseCarouselBlock = defineBlock({ type: 'course-carousel', component: () => null });
