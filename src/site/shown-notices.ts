interface Dated {
  from?: string;
  to?: string;
}

/** Whether a notice is shown on a day; always where the day is not known. Days compare as texts. */
export const isShownOn = ({ from, to }: Dated, today: string | undefined): boolean =>
  today === undefined || ((from === undefined || from <= today) && (to === undefined || today <= to));
