/** A fact of a register with all required properties; `own` adds properties, or replaces them. */
export const fact = (id: string, own: object = {}) => ({
  id,
  title: id,
  value: { count: 1 },
  measure: id,
  sort: 'typical',
  status: 'given',
  ...own,
});
