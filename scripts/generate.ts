import { writeTypes } from './write-types';

/** `npm run generate`: what follows from the contract. */
await writeTypes();
