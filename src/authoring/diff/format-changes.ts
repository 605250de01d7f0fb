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
      `#### ${escapeMarkdown(headingOf(group))}\n`,
      ...group.changes.map(({ text }) => `- ${escapeMarkdown(text)}`),
    ].join('\n'),
  );
  return [
    '### Changes to the site',
    `**${escapeMarkdown(summary)}**`,
    ...notes.map((note) => `> ${escapeMarkdown(note)}`),
    ...paragraphs,
  ].join('\n\n');
}

const headingOf = ({ name, route, draft }: ChangeGroup) =>
  `${name}${route === undefined ? '' : ` (${route})`}${draft ? ', a draft' : ''}`;

/** Escapes a document's text: it must not become a link, markup or a mention. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_[\]~|#]/g, '\\$&').replace(/[&<>@]/g, (character) => `&#${character.charCodeAt(0)};`);
