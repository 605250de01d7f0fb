import type { NameProblem } from '../../document/file-name';
import { defineError } from '../define-diagnostic';
import { excerpt } from '../message-values';

const problems: Readonly<Record<NameProblem, string>> = {
  device: 'Windows keeps that name for a device, so nobody can check the site out there.',
  character: 'It contains a character that no address or no file on Windows can have, or that nobody sees.',
  end: 'It begins with a space, or ends with a space or a dot, which Windows drops.',
  length: 'It is longer than 200 bytes, and a build adds to it.',
  encoding: 'It is not written in UTF-8, so it cannot be read.',
};

export const unusableName = defineError<[name: string, problem: NameProblem, better: string]>({
  code: 'unusable-name',
  about: 'A file or a folder has a name that not every computer and no address can have.',
  message: (name, problem) =>
    `“${excerpt(name)}” cannot be the name of a file of the site. ${problems[problem]}`,
  hint: (_name, _problem, better) => `Rename it, for example to “${better}”, and update the links to it.`,
});
