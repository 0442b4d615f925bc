import { describe, expect, it } from 'vitest';
import { href, parse, ruleHref, type Route } from '../src/lib/router';

describe('addresses', () => {
  const routes: Exclude<Route, { page: 'unknown' }>[] = [
    { page: 'start' },
    { page: 'seat', token: 'a-B_9' },
    { page: 'host', token: 'secret' },
    { page: 'table', game: 'g1' },
    { page: 'lobby', game: 'g1' },
    { page: 'rules', system: 'realms', rule: 'RE:premeasure', query: '' },
    { page: 'rules', system: 'phasesix', rule: '', query: 'Deckung & Schutz' },
    { page: 'odds', system: 'phasesix', question: 'attack', given: new URLSearchParams([['pool', '5'], ['x', 'a/b']]) },
    { page: 'many', system: 'realms', scene: 'uebung', game: '' },
    { page: 'many', system: 'realms', scene: 'uebung', game: 'g1' },
    { page: 'many', system: 'realms', scene: 'uebung_2', game: '', content: ['uebung_2', 'helden'] },
    { page: 'scene', system: 'realms', scene: '', file: '', game: '' },
    { page: 'scene', system: 'realms', scene: 'uebung_2', file: 'uebung_2', game: 'g1' },
    { page: 'workshop', study: '', beside: '' },
    { page: 'workshop', study: 'a1', beside: 'b2' },
    { page: 'archive' },
    { page: 'replay', game: 'g1', at: 17 },
  ];

  it.each(routes.map((route) => [href(route), route] as const))('%s is read as it was written', (address, route) => {
    const back = parse(address);
    expect({ ...back, given: undefined }).toEqual({ ...route, given: undefined });
    if (back.page === 'odds' && route.page === 'odds') expect([...back.given]).toEqual([...route.given]);
  });

  it('starts where nothing is said', () => {
    for (const nothing of ['', '#', '#/']) expect(parse(nothing)).toEqual({ page: 'start' });
  });

  it('does not stumble over what nobody wrote', () => {
    expect(parse('#/table')).toEqual({ page: 'start' });
    expect(parse('#/nowhere/at/all')).toEqual({ page: 'unknown', address: '/nowhere/at/all' });
    expect(parse('#/rules/%E0%A4%A')).toMatchObject({ page: 'rules', system: '%E0%A4%A' });
    expect(parse('#/replay/g1?at=-3')).toEqual({ page: 'replay', game: 'g1', at: null });
  });

  it('links a rule', () => {
    expect(ruleHref('phasesix', 'PS-ATK-01')).toBe('#/rules/phasesix/PS-ATK-01');
  });
});
