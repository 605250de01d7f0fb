import { describeRandomTexts } from '../../references/random-texts';

describeRandomTexts(10_000);
