import type { ChangeGroup, ChangeReport } from './change';

/** For a terminal: the summary, then a paragraph for each page, a line for each change. */
export function formatChanges({ summary, notes, groups }: ChangeReport): string {
  const paragraphs = groups.map((group) =>
    [headingOf(group), ...group.changes.map(({ text }) => `  ${text}`)].join('\n'),
  );
  return [summary, ...notes, ...paragraphs].join('\n\n');
}

/** For a comment on a pull request. */
export function formatChangesAsMarkdown({ summary, notes, groups }: ChangeReport): string {
  const paragraphs = groups.map((group) =>
    [
      `#### ${asWritten(headingOf(group))}\n`,
      ...group.changes.map(({ text }) => `- ${asWritten(text)}`),
    ].join('\n'),
  );
  return [
    '### What this does to the site',
    `**${asWritten(summary)}**`,
    ...notes.map((note) => `> ${asWritten(note)}`),
    ...paragraphs,
  ].join('\n\n');
}

const headingOf = ({ name, route, draft }: ChangeGroup) =>
  `${name}${route === undefined ? '' : ` (${route})`}${draft ? ', a draft' : ''}`;

/** A document's text is shown as it is: it makes no link, no markup, and calls nobody. */
const asWritten = (text: string) =>
  text.replace(/[\\`*_[\]~|#]/g, '\\$&').replace(/[&<>@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
