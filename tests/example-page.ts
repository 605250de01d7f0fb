import type { Page, Shell } from '../src/compiled';
import { exampleWords as words } from './example-words';

/** A page with nothing on it, for tests to add to. */
export const examplePage: Page = {
  route: '/tours-iceland',
  contents: {},
  title: 'Tours of Iceland',
  description: 'What a year costs.',
  image: { src: '/assets/social/iceland.jpg', width: 1200, height: 630 },
  breadcrumbs: [],
  stickyBarTarget: { kind: 'route', href: '/' },
  blocks: [],
};

/** A shell with as little in it as possible, to be around `examplePage`. */
export const exampleShell: Shell = {
  name: 'Prospectus',
  origin: 'https://example.com',
  language: 'en',
  barColors: { light: '#ffffff', dark: '#101010' },
  sprite: '/sprite.svg',
  formsUrl: '/texts.json',
  header: {
    items: [],
    action: { label: 'Book', to: { kind: 'route', href: '/' } },
  },
  stickyBar: { label: 'Book', to: { kind: 'route', href: '/' }, contacts: [] },
  footer: { statement: '', columns: [], social: { title: '', links: [] }, legal: [], copyright: '' },
  words,
};
