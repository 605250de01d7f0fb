import { expect, test } from '@playwright/test';
import { isTakenName } from '../../../../src/compiler/checks/taken-field-names';
import { formPage } from '../../../e2e/tour-form';

test('the check allows no field the name of a method of its form, or of a property that is a node', async ({
  page,
}) => {
  await page.goto(formPage);
  const properties = await page.locator('[data-block=enquiry-form] form').evaluate((form) => {
    const names = new Set<string>();
    for (let owner: object | null = HTMLFormElement.prototype; owner; owner = Object.getPrototypeOf(owner))
      for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
    return [...names].filter((name) => {
      const value: unknown = (form as unknown as Record<string, unknown>)[name];
      return typeof value === 'function' || value instanceof Node;
    });
  });
  const allowed = properties.filter((name) => /^[a-z][A-Za-z0-9]*$/.test(name) && !isTakenName(name));
  // `name` is a field of this form; `when` and `pseudo` are methods of Chromium alone that neither React nor we call.
  const harmless = ['name', 'when', 'pseudo'];
  expect(allowed.filter((name) => !harmless.includes(name))).toEqual([]);
});
