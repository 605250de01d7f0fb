import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../src/files/read-tree';
import { runHere } from '../../site/run-here';
import { commandLine } from '../../site/run-script';
import { builtExample, examplePages } from './built-example';
import { englishWordsIn } from './english-words';
import { shownWords } from './shown-words';

/**
 * The second site: what holds for a school in Lisbon alone. any-site.test.ts has the rest; package.test.ts asks the
 * check for problems.
 */

const example = await builtExample();
const temporary = await mkdtemp(join(tmpdir(), 'prospectus-escola-'));
afterAll(async () => {
  await example.remove();
  await rm(temporary, { recursive: true });
});

const read = (file: string) => readFileSync(join(example.folder, file), 'utf8');
const files = (await filesBelow(example.folder)).filter((file) => file.endsWith('.html')).sort();
/** What a page says, with no-break and thin spaces as ordinary ones, and without web and mail addresses. */
const wordsOf = (file: string) =>
  shownWords(read(file))
    .join('\n')
    .replaceAll(/\S*example\.com\/\S*|\S+@\S+/g, '')
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

describe('the school in Lisbon', () => {
  it('is in Portuguese, but for one page in Arabic from right to left', () => {
    expect(files.filter((file) => !read(file).includes('<html lang="pt-PT"'))).toEqual([]);
    const other = files.filter((file) => /<main[^>]* lang=/.test(read(file)));
    expect(other).toEqual(['arabe/index.html']);
    expect(read('arabe/index.html')).toMatch(/<main[^>]* lang="ar" dir="rtl"/);
  });

  it.each(files)('says nothing in English: %s', (file) => {
    expect(shownWords(read(file)).length).toBeGreaterThan(file === '500.html' ? 3 : 20);
    expect(englishWordsIn(wordsOf(file))).toEqual([]);
  });

  it('would fail the test above with a word of English', () => {
    const found = englishWordsIn('Os preços of this year: Close menu');
    expect(found).toEqual(expect.arrayContaining(['of', 'this', 'year', 'Close menu']));
    const html = read('index.html').replace('aria-label="Principal"', 'aria-label="Skip to content"');
    expect(englishWordsIn(shownWords(html).join('\n'))).toContain('Skip to content');
  });

  it('has a receiver, mails and lists that say nothing in English', () => {
    const { words } = JSON.parse(read('_server.json'));
    // Without what nobody is shown: the keys of words, their placeholders, commands and options.
    const said = JSON.stringify(words).replaceAll(/"[\w-]+":|\{\w+\}|npm run \w+|--[\w-]+/g, '');
    expect(englishWordsIn(said)).toEqual([]);
  });

  it.each([
    ['sums', 'precos/index.html', ['690 €', '1150 €', '34,50 €']],
    ['sums in thousands', 'index.html', ['12 480', '92,5%']],
    ['dates', 'cursos/index.html', ['4 de janeiro de 2027', '1 de março de 2027']],
    ['the date of an article', 'blog/pedir-um-cafe/index.html', ['23 de novembro de 2026']],
    ['yes and no', 'precos/index.html', ['Sim', 'Não']],
  ])('writes %s as Portuguese readers expect', (_what, file, expected) => {
    const words = wordsOf(file);
    expect(expected.filter((figure) => !words.includes(figure))).toEqual([]);
  });

  it('writes hours by a clock of 24 hours, as Intl has them', () => {
    const at = (hour: number, minute: number) => Date.UTC(2026, 0, 1, hour, minute);
    const hours = new Intl.DateTimeFormat('pt-PT', { timeStyle: 'short', timeZone: 'UTC' });
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    expect(plain(wordsOf('contacto/index.html'))).toContain(
      plain(`${hours.format(at(9, 0))}–${hours.format(at(18, 30))}`),
    );
  });

  it('has a theme colour of its own', () => {
    expect(read('index.html')).toContain('content="#fdfcf8"');
  });
});

describe('an enquiry to the school', () => {
  const data = join(temporary, 'data');
  let server: ChildProcess;
  let origin = '';
  beforeAll(async () => {
    const { PORT: _port, ...env } = process.env;
    server = spawn(process.execPath, [...commandLine('serve')], {
      env: { ...env, SITE: example.folder, DATA: data, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for await (const chunk of server.stderr ?? []) {
      origin = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0] ?? '';
      if (origin) break;
    }
    expect(origin).not.toBe('');
  });
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  const answers: readonly (readonly [string, string])[] = [
    ['nome', 'Aïcha Benali'],
    ['email', 'aicha@example.com'],
    ['telefone', '+351'],
    ['telefone', '912 345 678'],
    ['curso', 'Português intensivo'],
    ['nivel', 'Algumas frases (A1)'],
    ['inicio', '2027-02-01'],
    ['horario', 'De manhã'],
    ['horario', 'Ao sábado'],
    ['mensagem', 'Prefiro uma turma pequena.'],
    ['consentimento', '2026-11'],
  ];
  /** As a browser without script sends it. */
  const post = (sent: readonly (readonly [string, string])[]) =>
    fetch(`${origin}/api/inscricao`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(sent.map(([name, value]) => [name, value])),
      redirect: 'manual',
    });
  /** Runs `npm run enquiries` on the store of the server: sets its variables in the environment of this process. */
  const enquiries = (...options: readonly string[]) => {
    Object.assign(process.env, { DATA: data, SERVER_CONFIG: join(example.folder, '_server.json') });
    return runHere('enquiries', [...options, '--pages', examplePages]);
  };

  it('is received without script, and answered with thanks in Portuguese', async () => {
    const response = await post(answers);
    expect(response.status, await response.clone().text()).toBe(303);
    expect(response.headers.get('location')).toBe('/obrigado');
    const thanks = await fetch(`${origin}/obrigado`);
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain('Obrigado!');
  });

  it('is refused in Portuguese if it is invalid', async () => {
    const sent = answers
      .filter(([name]) => name !== 'consentimento')
      .map(([name, value]) => [name, name === 'inicio' ? '2026-12-01' : value] as const);
    const response = await post(sent);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('lang="pt-PT"');
    expect(html).toContain('Os próximos cursos começam a 4 de janeiro de 2027.');
    expect(html).toContain('Sem o seu acordo não podemos guardar a inscrição.');
    expect(englishWordsIn(shownWords(html).join('\n'))).toEqual([]);
  });

  it('is listed in Portuguese', async () => {
    const { status, stdout } = await enquiries('list');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^recebido \(UTC\) +formulário +nome +assunto/);
    expect(englishWordsIn(stdout.split('\n')[0] ?? '')).toEqual([]);
    expect(stdout).toMatch(/inscricao +Aïcha Benali/);
  });

  it('is exported with Portuguese columns', async () => {
    const { status, stdout } = await enquiries('export', '--csv');
    expect(status).toBe(0);
    const [columns = '', row = ''] = stdout.slice(1).split('\r\n');
    expect(columns).toBe(
      'id,recebido,formulário,quarentena,versão do consentimento,nome,email,telefone,curso,nivel,inicio,horario,mensagem,consentimento',
    );
    expect(row).toContain('Aïcha Benali,aicha@example.com,');
    expect(row).toContain('+351912345678');
    expect(row).toContain('2027-02-01');
  });
});

describe('a mistake in the documents of the school', () => {
  const pages = join(temporary, 'mistakes');
  const change = async (path: string, edit: (text: string) => string) => {
    const before = await readFile(join(pages, path), 'utf8');
    const after = edit(before);
    expect(after, path).not.toBe(before);
    await writeFile(join(pages, path), after);
  };
  beforeAll(() => cp(examplePages, pages, { recursive: true }));

  it('is reported in its file: a kind that nothing lists', async () => {
    await change('_kinds.json', (text) =>
      text.replace('"kinds": [', '"kinds": [{ "kind": "sala", "places": ["salas"] },'),
    );
    const { status, stderr } = await runHere('check', ['--pages', pages]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/_kinds\.json:\d+:\d+ {2}warning {2}unlisted-kind/);
    expect(stderr).toContain('“sala”');
  });

  it('is reported in its file: too little contrast, a word of its own block that is missing', async () => {
    await change('_theme.json', (text) => text.replace('"light": "#435f70"', '"light": "#9fb4c0"'));
    await change('_words.json', (text) => text.replace(/\s*"everyLevel": "[^"]*",/, ''));
    const { status, stderr } = await runHere('check', ['--pages', pages]);
    expect(status).toBe(1);
    const reported = [...stderr.matchAll(/(_\w+\.json):(\d+):\d+ {2}(error|warning) {2}([\w-]+)/g)].map(
      ([, file, , severity, code]) => `${file} ${severity} ${code}`,
    );
    expect([...new Set(reported)].sort()).toEqual([
      '_theme.json error low-contrast',
      '_words.json error missing-word',
    ]);
    expect(stderr).toMatch(/inkSoft|#9fb4c0/);
    expect(stderr).toContain('The word “everyLevel” is missing. The block “timetable” needs it.');
  });
});
