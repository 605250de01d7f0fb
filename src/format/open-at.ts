export const minutesPerDay = 24 * 60;
export const minutesPerWeek = 7 * minutesPerDay;

/** The names of days in English, as `minuteOfWeek` gets them from Intl. */
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Whether a place in this time zone is open at a time. `spans` are its opening periods of a week, as minutes since the
 * start of Monday there: “600-1080 2040-2520” (open-spans.ts).
 */
export function isOpenAt(spans: string, time: Date, timeZone: string): boolean {
  const minute = minuteOfWeek(time, timeZone);
  return spans.split(' ').some((span) => {
    const [from = 0, to = 0] = span.split('-').map(Number);
    // The last span of a week may end in the next one.
    return (from <= minute && minute < to) || minute + minutesPerWeek < to;
  });
}

/** The index in `spans` of the period that begins next. */
export function nextOpening(spans: string, time: Date, timeZone: string): number {
  const minute = minuteOfWeek(time, timeZone);
  const minutesUntil = spans
    .split(' ')
    .map((span) => (minutesPerWeek + Number.parseInt(span, 10) - minute) % minutesPerWeek);
  return minutesUntil.indexOf(Math.min(...minutesUntil));
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
    days.indexOf(partOf('weekday')) * minutesPerDay + Number(partOf('hour')) * 60 + Number(partOf('minute'))
  );
}
