import { describe, expect, it } from 'vitest';
import { absentFrom, awaitedInVain, isThoughtAbout, waitingFor } from './waiting';

const seats = [
  { seat: 'master', name: 'Spielleitung', player: 'master', connected: 1 },
  { seat: 'blue', name: 'Blau', player: 'person', person: 'Ada', connected: 1 },
  { seat: 'red', name: 'Rot', player: 'person', person: '', connected: 0 },
  { seat: 'green', name: 'Grün', player: 'person', person: '', connected: 0 },
  { seat: 'grey', name: 'Grau', player: 'strong', player_name: 'Computer: stark', thinks: true, connected: 0 },
  { seat: '', name: 'Fernseher', player: 'person', connected: 0 },
];
const table = { seats, waiting: [{ seat: 'blue', name: 'Blau' }, { seat: 'red', name: 'Rot' }] } as never;

describe('waiting', () => {
  it('names whom the game waits for', () => {
    expect(waitingFor(table)).toEqual(['Blau (Ada)', 'Rot']);
  });
  it('tells that it waits for a computer', () => {
    expect(waitingFor({ seats, waiting: [{ seat: 'grey', name: 'Grau' }] } as never)).toEqual(['Grau (Computer: stark)']);
  });
  it('tells whether a computer thinks', () => {
    expect(isThoughtAbout(table)).toBe(false);
    expect(isThoughtAbout({ seats, waiting: [{ seat: 'red', name: 'Rot' }, { seat: 'grey', name: 'Grau' }] } as never)).toBe(true);
  });
  it('tells who is not there: neither computers nor televisions are missed', () => {
    expect(absentFrom(table).map(({ name }) => name)).toEqual(['Rot', 'Grün']);
  });
  it('tells which of them hold the game up', () => {
    expect(awaitedInVain(table).map(({ name }) => name)).toEqual(['Rot']);
    const revoked = { seats: [], waiting: [{ seat: 'red', name: 'Rot' }] };
    expect(awaitedInVain(revoked).map(({ name }) => name)).toEqual(['Rot']);
  });
});
