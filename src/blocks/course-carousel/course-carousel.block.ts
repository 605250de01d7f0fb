import { defineBlock } from '../define-block';
import { CourseCarousel } from './course-carousel';

export const courseCarouselBlock = defineBlock({ type: 'course-carousel', component: CourseCarousel });
