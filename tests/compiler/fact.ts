/** A fact of a register with everything that one needs; `own` is what else it says, or says otherwise. */
export const fact = (id: string, own: object = {}) => ({
  id,
  title: id,
  value: { count: 1 },
  measure: id,
  sort: 'typical',
  status: 'given',
  ...own,
});
