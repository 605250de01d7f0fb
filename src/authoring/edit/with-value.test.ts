import { describe, expect, it } from 'vitest';
import { withValue } from './with-value';

const register = `{
  "facts": [
    { "id": "books", "value": { "count": 3 }, "status": "given" },
    {
      "id": "wage",
      "value": { "from": 12.5, "currency": "EUR", "per": "hour" },
      "past": [{ "value": { "from": 11, "currency": "EUR", "per": "hour" }, "until": "2024-12" }],
      "status": "given"
    }
  ]
}
`;

/** The lines that differ, before and after. */
function changedLines(before: string, after: string): string[] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  return [
    ...oldLines.filter((line) => !newLines.includes(line)).map((line) => `- ${line.trim()}`),
    ...newLines.filter((line) => !oldLines.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

/** The lines that differ after a value of the register has been replaced or added. */
const edited = (
  ...pathAndValue: Parameters<typeof withValue> extends [string, ...infer Rest] ? Rest : never
) => {
  const after = withValue(register, ...pathAndValue);
  JSON.parse(after);
  return changedLines(register, after);
};

describe('a value that is replaced', () => {
  it('changes one line where one value changed', () => {
    const value = { from: 14.15, currency: 'EUR', per: 'hour' };
    expect(edited(['facts', 1, 'value'], value)).toEqual([
      '- "value": { "from": 12.5, "currency": "EUR", "per": "hour" },',
      '+ "value": { "from": 14.15, "currency": "EUR", "per": "hour" },',
    ]);
  });

  it('keeps its line where it is of another shape', () => {
    expect(edited(['facts', 0, 'value'], { percent: 96 })).toEqual([
      '- { "id": "books", "value": { "count": 3 }, "status": "given" },',
      '+ { "id": "books", "value": { "percent": 96 }, "status": "given" },',
    ]);
  });

  it('gets its new properties in the order of the new value', () => {
    expect(edited(['facts', 1, 'value'], { from: 12.5, to: 14, currency: 'EUR', per: 'hour' })[1]).toBe(
      '+ "value": { "from": 12.5, "to": 14, "currency": "EUR", "per": "hour" },',
    );
  });

  it('is unchanged where nothing differs', () => {
    expect(withValue(register, ['facts'], JSON.parse(register).facts)).toBe(register);
  });

  it('is a list with a new first entry: the others keep their text', () => {
    const [last] = JSON.parse(register).facts[1].past;
    expect(edited(['facts', 1, 'past'], [{ value: { count: 1 } }, last])).toEqual([
      '- "past": [{ "value": { "from": 11, "currency": "EUR", "per": "hour" }, "until": "2024-12" }],',
      '+ "past": [{ "value": { "count": 1 } }, { "value": { "from": 11, "currency": "EUR", "per": "hour" }, "until": "2024-12" }],',
    ]);
  });
});

describe('a value that is added', () => {
  it('has a line of its own where its neighbours have, and is written on it', () => {
    const checked = { on: '2026-11-27', by: 'content editor' };
    expect(edited(['facts', 1, 'checked'], checked, { insertBefore: ['status'] })).toEqual([
      '+ "checked": { "on": "2026-11-27", "by": "content editor" },',
    ]);
  });

  it('stays on the line of its neighbours', () => {
    expect(edited(['facts', 0, 'year'], 2026, { insertBefore: ['status'] })).toEqual([
      '- { "id": "books", "value": { "count": 3 }, "status": "given" },',
      '+ { "id": "books", "value": { "count": 3 }, "year": 2026, "status": "given" },',
    ]);
  });

  it('is broken into lines where it is too long for one', () => {
    const source = {
      publisher: 'The school',
      title: 'Fees',
      address: `https://example.com/${'a'.repeat(60)}`,
    };
    expect(edited(['facts', 1, 'source'], source)).toEqual([
      '- "status": "given"',
      '+ "status": "given",',
      '+ "source": {',
      '+ "publisher": "The school",',
      '+ "title": "Fees",',
      `+ "address": "${source.address}"`,
      '+ }',
    ]);
  });

  it('has several lines as an entry if the entry before it has', () => {
    const after = withValue(register, ['facts', 2], { id: 'pens', value: { count: 2 } });
    expect(after).toContain('    },\n    {\n      "id": "pens",\n      "value": { "count": 2 }\n    }\n  ]');
  });

  it('makes the object it belongs to', () => {
    expect(withValue('{}', ['a', 'b'], 1)).toBe('{\n  "a": { "b": 1 }\n}');
  });

  it('continues a list that fills its lines on the next line', () => {
    const line = `      "${'a'.repeat(60)}", "${'b'.repeat(22)}"`;
    const list = `{\n    "names": [\n${line}\n    ]\n}`;
    expect(withValue(list, ['names', 2], 'repairs')).toBe(
      `{\n    "names": [\n${line},\n      "repairs"\n    ]\n}`,
    );
  });

  it('that is one of several entries fills a line with them before the next one begins', () => {
    const line = `  "${'a'.repeat(60)}", "${'b'.repeat(22)}"`;
    const names = ['c'.repeat(40), 'd'.repeat(40), 'e'.repeat(40)];
    const list = [...JSON.parse(`[${line}]`), ...names];
    expect(withValue(`[\n${line}\n]`, [], list)).toBe(
      `[\n${line},\n  "${names[0]}", "${names[1]}",\n  "${names[2]}"\n]`,
    );
  });

  it('that is one of thousands is added with them within two seconds', { timeout: 2000 }, () => {
    const list = Array.from({ length: 2000 }, (_, index) => ({ from: `/old/${index}`, to: `/new/${index}` }));
    const after = withValue(JSON.stringify(list.slice(0, 1), null, 2), [], list);
    expect(JSON.parse(after)).toEqual(list);
  });

  it('has the line endings and the indentation of the document', () => {
    expect(withValue('{\r\n\t"a": 1\r\n}\r\n', ['b'], 2)).toBe('{\r\n\t"a": 1,\r\n\t"b": 2\r\n}\r\n');
  });
});

it.each([
  ['first', '{ "a": 1, "b": 2, "c": 3 }', 'a', '{ "b": 2, "c": 3 }'],
  ['middle', '{ "a": 1, "b": 2, "c": 3 }', 'b', '{ "a": 1, "c": 3 }'],
  ['last', '{\n  "a": 1,\n  "b": 2\n}', 'b', '{\n  "a": 1\n}'],
  ['only', '{\n  "a": 1\n}', 'a', '{}'],
])('the %s property is removed with its comma', (_where, before, name, after) => {
  expect(withValue(before, [name], undefined)).toBe(after);
});
