import type { AffectedPage, Change, ChangeGroup, ChangeReport } from './change';

/** Formats a report for the terminal: the summary, then a paragraph for each page with a line for each change. */
export function formatChanges({ summary, notes, groups }: ChangeReport): string {
  const paragraphs = groups.map((group) =>
    [headingOf(group), ...group.changes.flatMap((change) => linesOf(change, '  '))].join('\n'),
  );
  return [summary, ...notes, ...paragraphs].join('\n\n');
}

/** Formats a report as Markdown, for a comment on a pull request. */
export function formatChangesAsMarkdown({ summary, notes, groups }: ChangeReport): string {
  const paragraphs = groups.map((group) =>
    [
      `#### ${escapeMarkdown(headingOf(group))}\n`,
      ...group.changes
        .flatMap((change) => linesOf(change, ''))
        // Each line becomes an item of a list, as deep as it is indented.
        .map((line) =>
          line.replace(/^( *)(.*)$/, (_line, indent, text) => `${indent}- ${escapeMarkdown(text)}`),
        ),
    ].join('\n'),
  );
  return [
    '### Changes to the site',
    `**${escapeMarkdown(summary)}**`,
    ...notes.map((note) => `> ${escapeMarkdown(note)}`),
    ...paragraphs,
  ].join('\n\n');
}

/** A change, followed by the pages that show it, with the places there. */
const linesOf = ({ text, affectedPages = [] }: Change, indent: string): readonly string[] => [
  indent + text,
  ...affectedPages.flatMap((page) => [
    `${indent}  ${headingOf(page)}`,
    ...page.places.map((place) => `${indent}    ${place}`),
  ]),
];

const headingOf = ({ name, route, draft }: ChangeGroup | AffectedPage) =>
  `${name}${route === undefined ? '' : ` (${route})`}${draft ? ', a draft' : ''}`;

/** Escapes text from documents, which must not become a link, markup or a mention. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_[\]~|#]/g, '\\$&').replace(/[&<>@]/g, (character) => `&#${character.charCodeAt(0)};`);
