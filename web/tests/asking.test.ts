import { describe, expect, it } from 'vitest';
import { addressOf, body, difference, MOST, questionsOf, type Asked } from '../src/lib/asking';
import { href, parse } from '../src/lib/router';

const attack: Asked = { system: 'phasesix', question: 'attack', given: { pool: '5', weapon: 'rifle & bayonet?' } };
const dice: Asked = { system: 'throw', question: '', given: { notation: '3W6+2' } };

describe('questions about odds', () => {
  it.each([[[attack]], [[dice]], [[attack, dice, attack]], [[dice, attack]]])(
    'survive the way through an address',
    (questions) => {
      const route = parse(href({ page: 'odds', ...addressOf(questions) }));
      expect(route.page).toBe('odds');
      if (route.page === 'odds') expect(questionsOf(route.system, route.question, route.given)).toEqual(questions);
    },
  );

  it('are none where nothing is asked', () => {
    expect(questionsOf('', '', new URLSearchParams())).toEqual([]);
    expect(questionsOf('phasesix', '', new URLSearchParams())).toEqual([]);
    expect(questionsOf('throw', '', new URLSearchParams('notation='))).toEqual([]);
  });

  it('are no more than a chart can hold', () => {
    const { system, question, given } = addressOf(Array.from({ length: 20 }, () => dice));
    expect(questionsOf(system, question, given)).toHaveLength(MOST);
  });

  it('tell the server only what was typed', () => {
    const parameter = { help: '', default: '', required: false, flag: false, choices: [] };
    const parameters = [
      { ...parameter, name: 'pool', many: false },
      { ...parameter, name: 'traits', many: true },
      { ...parameter, name: 'cover', many: false },
    ];
    const typed = { system: 's', question: 'q', given: { pool: ' 5 ', traits: 'a, b,', cover: '' } };
    expect(body(typed, parameters)).toEqual({ given: { pool: '5', traits: ['a', 'b'] }, options: {}, content: [] });
  });

  it('are told apart by what only they say', () => {
    const burst = { ...attack, given: { ...attack.given, mode: 'burst', 'rule.aim': 'true' } };
    expect(difference(attack, [attack, burst])).toBe('');
    expect(difference(burst, [attack, burst])).toBe('mode burst, aim');
    const of = { default: '', required: false, many: false };
    const parameters = [
      { ...of, name: 'mode', help: 'Angriffsmodus; ohne Angabe alle', flag: false, choices: [{ value: 'burst', text: 'Burst' }] },
    ];
    expect(difference(burst, [attack, burst], { parameters, rules: [] })).toBe('Burst, aim');
  });

  it('settle rules with the values that the rules know', () => {
    const rule = { title: '', text: '', rule: '', rules: [] };
    const values = [true, 4, 'best'].map((value) => ({ value, text: '' }));
    const rules = ['cover', 'burst', 'aim'].map((name) => ({ ...rule, name, value: false, default: false, values }));
    const given = { 'rule.cover': 'best', 'rule.burst': 'true', 'rule.aim': '4' };
    expect(body({ system: 's', question: 'q', given }, [], rules).options).toEqual({ cover: 'best', burst: true, aim: 4 });
  });
});
