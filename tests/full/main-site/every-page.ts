import { sites } from '../e2e/any-site/sites';

/** Every page of every site, with its address. */
export const everyPage = sites.flatMap(({ pages, origin, routes }) =>
  routes.map((route) => ({ name: `${pages}: ${route}`, address: origin + route })),
);
