/** Says on a page that is being printed which day it is (print-details.tsx). */
export function datePrint(): void {
  const { lang } = document.documentElement;
  for (const day of document.querySelectorAll('[data-on-paper] span'))
    day.textContent = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
}
