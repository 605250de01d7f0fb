import { describeRandomTexts } from './random-texts';

describeRandomTexts(2000);
