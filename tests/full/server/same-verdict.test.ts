import { specifySameVerdict } from '../../server/same-verdict-specification';

specifySameVerdict(150);
