/**
 * The description of every command in `prospectus --help`; its code is the module of the same name in `commands/`.
 * Plain JavaScript, because the script that bundles the commands reads it.
 */
export const commands = {
  dev: 'shows the site while you write it',
  check: 'reports what is wrong in the documents',
  build: 'builds the site',
  serve: 'serves the built site and takes enquiries',
  new: 'begins a page, a register of figures, a block or a whole site',
  rename: 'gives a page another address',
  redirects: 'takes over old addresses from a table',
  diff: 'says in words what has changed on the site',
  facts: 'keeps the figures of the registers',
  gallery: 'writes every block and every message as pages',
  generate: 'writes what editors and the types of own blocks need',
  enquiries: 'handles the enquiries that have come in',
  upgrade: 'installs another version, and says which pages changed',
  doctor: 'finds what is wrong with the installation',
};
