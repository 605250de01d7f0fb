import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The route table of spec 000, section 2, typed from it: what has to answer, whatever the documents say. */
export const routes = [
  '/',
  '/contact',
  '/about',
  '/india-office',
  '/australia-office',
  '/philippine-office',
  '/study-newzealand',
  '/university-partnerships',
  '/education-counselling',
  '/university-admission',
  '/scholarship',
  '/student-services/visa-services',
  '/student-accommodation',
  '/health-cover',
  '/placement-assistance',
  '/banking-services',
  '/ielts-coaching',
  '/pte-coaching',
  '/celpip-coaching',
  '/english-coaching',
  '/study-australia',
  '/study-canada',
  '/study-uk',
  '/study-usa',
  '/study-ireland',
  '/study-germany',
  '/study-france',
  '/study-dubai',
  '/migration',
  '/blogs',
  '/privacy-policy',
  '/blogdetails',
  '/blogdetails2',
  '/allblogs',
] as const;

export const destinations = routes.filter((route) => route.startsWith('/study-'));

const folder = join(import.meta.dirname, '../../..', 'pages-json');

/** The pages of the site that the route table does not have, found by their documents. */
const furtherRoutes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => `/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.json') && !path.includes('/_'))
  .map((path) => path.slice(0, -'.json'.length).replace(/^\/index$/, '/'))
  .filter((route) => !(routes as readonly string[]).includes(route))
  .sort();

/** Every page of the main site. */
export const allRoutes: readonly string[] = [...routes, ...furtherRoutes];
