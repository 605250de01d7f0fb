/** `npm run serve`: serves the built site and receives enquiries. */
import '../../../server/main';
