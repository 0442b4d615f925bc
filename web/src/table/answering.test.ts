import { expect, test } from 'vitest';
import { problem } from '$lib/problem';
import { Answering } from './answering.svelte';
import type { Sent } from './context';

function table(open: string[]) {
  let settle: (sent: Sent) => void = () => {};
  const refused: string[] = [];
  const answering = new Answering({
    send: () => new Promise<Sent>((resolve) => (settle = resolve)),
    isOpen: (prompt) => open.includes(prompt),
    refused: (why) => refused.push(why.text),
  });
  return { answering, refused, reply: (sent: Sent) => settle(sent) };
}

test('an answer stays chosen until the server has spoken', async () => {
  const { answering, reply } = table(['3.0']);
  const picked = answering.pick('3.0', 'dodge');
  expect(answering.keyFor('3.0')).toBe('dodge');
  expect(answering.keyFor('4.0')).toBeNull();
  reply({ done: { head: 4, considered: null, best: null, hint: null, recap: null, note: '' } });
  await picked;
  expect(answering.keyFor('3.0')).toBeNull();
});

test('a refusal stays with its question', async () => {
  const { answering, refused, reply } = table(['3.0']);
  const picked = answering.pick('3.0', 'dodge');
  reply({ problem: problem('refused', 'Keine Aktion übrig.') });
  await picked;
  expect(answering.problemFor('3.0')?.text).toBe('Keine Aktion übrig.');
  expect(refused).toEqual(['Keine Aktion übrig.']);
});

test('an answer that came too late says so after the question is gone', async () => {
  const { answering, reply } = table([]);
  const picked = answering.pick('3.0', 'dodge');
  reply({ problem: problem('answered', 'Mira hat schon geantwortet.') });
  await picked;
  expect(answering.after).toBe('Mira hat schon geantwortet.');
  expect(answering.problemFor('3.0')).toBeNull();
});
