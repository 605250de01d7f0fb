/** The parts of a figure, which are set in different sizes: “up to”, “20”, “hours a week”. */
export interface FigureParts {
  before?: string;
  figure: string;
  unit?: string;
}

/** The parts as a single line of text. */
export const joinParts = ({ before, figure, unit }: FigureParts) =>
  [before, figure, unit].filter((part) => part !== undefined).join(' ');
