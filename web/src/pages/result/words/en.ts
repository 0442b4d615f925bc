import type { ResultWords } from './de';

const en: ResultWords = {
  title: 'Result',
  won: 'Won',
  draw: 'A draw',
  victor: (who: string) => `Victory: ${who}`,
  why: 'Why',
  seats: 'Who took part',
  winner: 'won',
  facts: (rounds: number, decisions: number, throws: number) =>
    [
      rounds === 1 ? 'one round' : rounds ? `${rounds} rounds` : '',
      decisions === 1 ? 'one decision' : `${decisions} decisions`,
      throws === 1 ? 'one throw' : `${throws} throws`,
    ]
      .filter(Boolean)
      .join(' · '),
  next: 'What now?',
  rematch: 'Rematch with sides changed',
  again: 'Once more with the same sides',
  noSwap: 'Sides cannot be changed here.',
  moves: (who: string, to: string) => `${who} → ${to}`,
  linksLead: 'Everybody stays at the table: their links lead over.',
  masterDecides: 'The master sets up a rematch. Then it appears here.',
  follows: 'It goes on',
  goOver: 'To the next game',
  look: 'Look back',
  replay: 'Watch it step by step',
  log: 'Read the log',
  paper: 'Read the newspaper',
  check: 'Check the dice',
  whole: 'The whole debriefing',
  decided: 'What decided it',
  luck: 'Luck and skill',
  compute: 'Work out turning points, luck and skill',
  computeLead: 'The computer plays the game again and finds out where it turned. That takes a few minutes.',
  inTheArchive: 'To the archive',
};

export default en;
