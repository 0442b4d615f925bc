import { expect, test } from 'vitest';
import { words } from './words';

test('one answer is not told in the plural', () => {
  expect([words('de').found(1), words('de').found(2)]).toEqual(['eine Antwort', '2 Antworten']);
  expect([words('en').found(1), words('en').found(2)]).toEqual(['one answer', '2 answers']);
});
