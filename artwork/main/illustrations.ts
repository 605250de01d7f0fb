import { founder } from './about/founder';
import { cities } from './articles/cities';
import { departures } from './articles/departures';
import { jobs } from './articles/jobs';
import { draw } from './illustration';
import { australiaOffice } from './offices/australia';
import { india } from './offices/india';
import { newzealandOffice } from './offices/newzealand';
import { philippines } from './offices/philippines';
import { blogs } from './pages/blogs';
import { contact } from './pages/contact';
import { library } from './pages/library';
import { privacy } from './pages/privacy';
import { signpost } from './pages/signpost';
import { accommodation } from './services/accommodation';
import { admission } from './services/admission';
import { banking } from './services/banking';
import { counselling } from './services/counselling';
import { english } from './services/english';
import { health } from './services/health';
import { placement } from './services/placement';
import { scholarship } from './services/scholarship';
import { visa } from './services/visa';
import { hero } from './slides/hero';
import { partners } from './slides/partners';
import { write } from './write';

/** Draws what is not a destination: services, articles, offices, slides. */
const posters = [
  counselling,
  admission,
  scholarship,
  visa,
  health,
  accommodation,
  placement,
  banking,
  english,
  cities,
  jobs,
  departures,
  india,
  australiaOffice,
  philippines,
  newzealandOffice,
  founder,
  blogs,
  contact,
  library,
  privacy,
  signpost,
];

for (const illustration of posters) await write(illustration.name, draw(illustration));
await write('hero', hero());
for (const [index, slide] of partners.entries()) await write(`partners-${index + 1}`, slide());
