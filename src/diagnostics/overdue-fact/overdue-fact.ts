import { defineDiagnostic } from '../define-diagnostic';

export const overdueFact = defineDiagnostic<[name: string, days: number]>({
  code: 'overdue-fact',
  severity: 'warning',
  about: 'A fact is to be looked at again within 30 days, or should have been.',
  message: (name, days) => {
    if (days === 0) return `“${name}” is to be looked at again today.`;
    const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
    return days > 0
      ? `“${name}” is to be looked at again in ${count}.`
      : `“${name}” should have been looked at again ${count} ago.`;
  },
  hint: (name) => `Compare it with its source, then run: npm run facts -- confirm ${name}`,
});
