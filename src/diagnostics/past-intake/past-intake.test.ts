import { expect, it } from 'vitest';
import { fact } from '../../../tests/compiler/fact';
import { site } from '../../../tests/compiler/site';
import { pastIntakes } from '../../rules/past-intakes';

const register = (intake: object) => ({
  '_facts/courses.json': { facts: [fact('autumn', { value: { intake } })] },
});

const reportOn = (intake: object) => site(register(intake), { today: '2027-05-02' }, pastIntakes).report();

it('an intake that has begun is reported', () => {
  expect(reportOn({ starts: '2027-04' })).toMatchInlineSnapshot(`
    "pages-json/_facts/courses.json:8:21  warning  past-intake
      8 |           "starts": "2027-04"
        |                     ^^^^^^^^^ This intake began in 2027-04.
      hint: Write when the next one starts in "starts", and its application dates in "apply".

    0 errors, 1 warning."
  `);
});

it('an intake whose applications have closed is reported', () => {
  expect(reportOn({ starts: '2027-09', apply: { until: '2027-03' } })).toMatchInlineSnapshot(`
    "pages-json/_facts/courses.json:10:22  warning  past-intake
      10 |             "until": "2027-03"
         |                      ^^^^^^^^^ Applications for this intake closed in 2027-03.
      hint: Write the next intake that one can still apply for: "starts" and "apply", a year later.

    0 errors, 1 warning."
  `);
});
