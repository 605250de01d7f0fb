import { fill } from '../../../format/fill';
import { announcer } from '../../../ui/announcer';
import { type Answer, assess, type Given, type Overall, overall, type Rule, readScore } from '../assess';

interface Texts {
  rules: Readonly<Record<Answer['answer'], string>>;
  /** By the answers in the order in which a summary says them. */
  pages: Readonly<Record<Overall, string>>;
  groups: readonly (readonly string[])[];
  /** 1 %, as the site writes it. */
  percent: string;
  /** What is said of an entry that cannot be a score. */
  wrong: string;
  choose: string;
  summary: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** As in fields.tsx, which is not part of what the browser gets. */
const storageName = 'eligibility';

/** Says at each rule whether it is met, and of each page what that comes to. */
export function wake(element: HTMLElement): void {
  const texts: Texts = JSON.parse(element.dataset.texts ?? '{}');
  const form = element.querySelector('form') as HTMLFormElement;
  const status = element.querySelector('[role=status]') as HTMLElement;
  const controls = [...form.querySelectorAll<Control>('input, select')];
  const [level] = controls;
  const exact = { maximumFractionDigits: 20 }; // a figure is shown with all its decimals
  const number = new Intl.NumberFormat(document.documentElement.lang, exact);
  const say = announcer(status);
  const nothingEntered = status.textContent ?? '';

  /** What is entered, and the first of the controls in which something else is. */
  function readGiven(): Given & { wrong?: Control } {
    let wrong: Control | undefined;
    const found = new Map<string, number>();
    for (const control of controls.slice(1)) {
      const value = readScore(control.value, Number(control.dataset.most));
      const isWrong = control.value.trim() !== '' && value === undefined;
      mark(control, isWrong);
      if (isWrong) wrong ??= control;
      if (value !== undefined) found.set(control.name, value);
    }
    const scores = Object.fromEntries(
      texts.groups.flat().flatMap((test) => {
        const score = found.get(`score ${test}`);
        return score === undefined ? [] : [[test, { score, each: found.get(`each ${test}`) }]];
      }),
    );
    return { marks: found.get('marks'), scores, wrong };
  }

  /** What is wrong stands below the field, too: on a phone the status is below all of them. */
  function mark(control: Control, isWrong: boolean): void {
    const label = control.labels?.[0];
    if (isWrong) {
      control.setAttribute('aria-invalid', 'true');
      label?.setAttribute('data-wrong', wrongIn(control));
    } else {
      control.removeAttribute('aria-invalid');
      label?.removeAttribute('data-wrong');
    }
  }

  function show(): void {
    const given = readGiven();
    const isEmpty = given.marks === undefined && Object.keys(given.scores).length === 0;
    const byAnswer = new Map<Overall, string[]>();
    for (const table of element.querySelectorAll<HTMLElement>('[data-level]')) {
      table.hidden = level?.value !== '' && table.dataset.level !== level?.value;
      for (const row of table.querySelectorAll('tbody tr')) {
        const rules = [...row.querySelectorAll<HTMLElement>('[data-rule]')].map((place) => {
          const rule = JSON.parse(place.dataset.rule ?? '{}') as Rule;
          place.querySelector('mark')?.remove();
          const answer = assess(rule, given);
          if (answer) place.append(markOf(answer, rule));
          return rule;
        });
        const answer = overall(rules, texts.groups, given);
        const place = row.querySelector<HTMLElement>('[data-answer]');
        if (!place) continue;
        place.dataset.answer = isEmpty ? '' : answer;
        place.textContent = isEmpty ? '' : texts.pages[answer];
        if (!table.hidden) byAnswer.set(answer, [...(byAnswer.get(answer) ?? []), place.dataset.name ?? '']);
      }
    }
    const summary = level?.value === '' ? texts.choose : summaryOf(byAnswer);
    say(given.wrong ? wrongIn(given.wrong) : isEmpty ? nothingEntered : summary);
  }

  const wrongIn = (control: Control) =>
    fill(texts.wrong, {
      field: control.labels?.[0]?.textContent ?? '',
      most: number.format(Number(control.dataset.most)),
    });

  function markOf({ answer, by = 0 }: Answer, { to = 0, each = 0, test, decimals = 0 }: Rule): HTMLElement {
    const mark = document.createElement('mark');
    const score = new Intl.NumberFormat(document.documentElement.lang, {
      ...exact,
      minimumFractionDigits: decimals,
    });
    const write = (value: number) =>
      test === undefined ? texts.percent.replace(/\p{Nd}+/u, number.format(value)) : score.format(value);
    mark.textContent = fill(texts.rules[answer], { by: write(by), to: write(to), each: write(each) });
    return mark;
  }

  function summaryOf(byAnswer: ReadonlyMap<Overall, readonly string[]>): string {
    const list = new Intl.ListFormat(document.documentElement.lang);
    return Object.entries(texts.pages)
      .flatMap(([answer, said]) => {
        const names = byAnswer.get(answer as Overall);
        return names ? fill(texts.summary, { answer: said, names: list.format(names) }) : [];
      })
      .join(' ');
  }

  const keep = () => {
    try {
      const entered = controls.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
      if (entered.length > 0) sessionStorage.setItem(storageName, JSON.stringify(entered));
      else sessionStorage.removeItem(storageName);
    } catch {
      // The visitor allows no storage.
    }
  };

  const recall = () => {
    try {
      const entered = new Map<string, string>(JSON.parse(sessionStorage.getItem(storageName) ?? '[]'));
      for (const control of controls)
        if (control.value === '') control.value = entered.get(control.name) ?? '';
    } catch {
      // As above, or somebody else's entry.
    }
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    keep();
    show();
  });
  form.addEventListener('reset', () =>
    setTimeout(() => {
      keep();
      show();
    }),
  );
  recall();
  show();
}
