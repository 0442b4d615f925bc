import { describe, expect, it } from 'vitest';
import { isMissing, playerFor, standInOf } from './seating';

const lobby = {
  detail: {
    seats: [
      { seat: 'heroes', suggested: 'person' },
      { seat: 'foes', suggested: 'pack' },
    ],
    tactics: [{ name: 'careful' }, { name: 'pack' }],
  },
} as never;

describe('who is missing', () => {
  it('is a person whose link nobody has open', () => {
    expect(isMissing({ player: 'person', connected: 0 })).toBe(true);
    expect(isMissing({ player: 'person', connected: 1 })).toBe(false);
  });
  it('is neither the computer nor the master', () => {
    expect([{ player: 'careful' }, { player: 'master' }].filter(isMissing)).toEqual([]);
  });
});

describe('who plays instead', () => {
  it('is the tactic that the scene suggests, or else the first', () => {
    expect(playerFor('computer', lobby, 'foes')).toBe('pack');
    expect(playerFor('computer', lobby, 'heroes')).toBe('careful');
  });
  it('is the master where somebody plays at this screen', () => {
    expect(playerFor('here', lobby, 'heroes')).toBe('master');
    expect(playerFor('person', lobby, 'heroes')).toBe('person');
  });
  it('is read back from the seat', () => {
    expect(['person', 'master', 'pack'].map((player) => standInOf({ player }))).toEqual(['person', 'here', 'computer']);
  });
});
