import { sites } from '../e2e/any-site/sites';

/** A page of each kind of every site, with its address. */
export const pageOfEachKind = sites.flatMap(({ pages, origin, kinds }) =>
  kinds.map((route) => ({ name: `${pages}: ${route}`, address: origin + route })),
);
