import { specifySameVerdict } from './same-verdict-specification';

specifySameVerdict(25);
