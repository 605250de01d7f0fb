import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it('initials are those of the first and the last name, without abbreviated ones', () => {
  expect(initialsOf('Ana Maria Lima')).toBe('AL');
  expect(initialsOf('Dr. Édouard de la Tour')).toBe('ÉT');
  expect(initialsOf('Aiko')).toBe('A');
  expect(initialsOf('ليلى حسن')).toBe('لح');
  expect(initialsOf('Jonas K.')).toBe('J');
});
