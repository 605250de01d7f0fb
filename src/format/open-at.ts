export const minutesOfDay = 24 * 60;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether a place is open at a time, by its weekly opening hours in the format of open-spans.ts and its time zone. */
export function isOpenAt(spans: string, time: Date, timeZone: string): boolean {
  const minute = minuteOfWeek(time, timeZone);
  return spans.split(' ').some((span) => {
    const [from = 0, to = 0] = span.split('-').map(Number);
    // The last span of a week may end in the next one.
    return (from <= minute && minute < to) || minute + days.length * minutesOfDay < to;
  });
}

/** The index of the span that begins next. */
export function nextOpening(spans: string, time: Date, timeZone: string): number {
  const minute = minuteOfWeek(time, timeZone);
  const week = days.length * minutesOfDay;
  const waits = spans.split(' ').map((span) => (week + Number.parseInt(span, 10) - minute) % week);
  return waits.indexOf(Math.min(...waits));
}

/** Minutes since the start of Monday in that time zone. */
function minuteOfWeek(time: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return (
    days.indexOf(partOf('weekday')) * minutesOfDay + Number(partOf('hour')) * 60 + Number(partOf('minute'))
  );
}
