import { expect, test } from 'vitest';
import { ruleName } from '../src/lib/rule-names';

test('rules go by their numbers, settings and rulings by a word', () => {
  expect(ruleName('PS-REA-01', 'de')).toBe('PS-REA-01');
  expect(ruleName('PS:combat_end', 'de')).toBe('Auslegung');
  expect(ruleName('PS:ruling_75', 'en')).toBe('ruling 75');
});
