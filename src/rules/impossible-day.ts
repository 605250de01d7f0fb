/** Why a day does not exist, such as 31 November; undefined if it does. */
export function impossibleDayMessage(day: string): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return date > last ? `There is no ${day}: that month has ${last} days.` : undefined;
}
