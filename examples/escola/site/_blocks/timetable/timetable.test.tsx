import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Timetable } from './timetable';

const words = {
  level: 'Nível',
  everyLevel: 'Todos',
  lessons: { one: '{count} aula por semana', other: '{count} aulas por semana' },
  free: 'Sem aulas',
};

const evening = {
  course: ['Pós-laboral'],
  level: 'B2',
  days: ['wednesday', 'monday'] as const,
  hours: { opens: '19:00', closes: '21:00' },
  teacher: 'Marta Nogueira',
};
const morning = {
  course: ['Intensivo'],
  level: 'A1',
  days: ['monday'],
  hours: { opens: '09:30', closes: '13:30' },
};

const render = (...lessons: readonly object[]) => {
  const block = { type: 'timetable' as const, heading: 'Horário', lessons: lessons as (typeof evening)[] };
  return renderToStaticMarkup(
    <Timetable block={block as never} words={words} locale={{ language: 'pt-PT' }} />,
  );
};

const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][^<]*`, 'g'))].map(([text]) => text.replace(/^[^>]*>/, ''));

describe('the timetable', () => {
  it('has the days that have lessons, in the order of the week, by their names', () => {
    expect(textsOf(render(evening), 'h3')).toEqual(['Segunda-feira', 'Quarta-feira']);
  });

  it('has the lessons of a day by the hour, each with its level and who teaches it', () => {
    const html = render(evening, morning);
    expect(html.indexOf('Intensivo')).toBeLessThan(html.indexOf('Pós-laboral'));
    expect(html).toContain('B2 · Marta Nogueira');
    expect(html).toContain('<p>A1</p>');
  });

  it('shows all lessons as it is served, and says how many each choice has', () => {
    const html = render(evening, morning);
    expect(html).not.toMatch(/<li[^>]* hidden/);
    const said = [...html.matchAll(/data-counted="([^"]*)"[^>]*>([^<]*)/g)].map(([, count, level]) => [
      level,
      count,
    ]);
    expect(said).toEqual([
      ['Todos', '3 aulas por semana'],
      ['A1', '1 aula por semana'],
      ['B2', '2 aulas por semana'],
    ]);
  });

  it('has nothing to choose where all lessons have one level', () => {
    expect(render(evening)).not.toContain('<button');
  });
});
