/** Words of the result page and of what comes after a game. */
import type { Lang } from '$lib/wire';

const de = {
  title: 'Ergebnis',
  won: 'Gewonnen',
  draw: 'Unentschieden',
  victor: (who: string) => `Sieg: ${who}`,
  why: 'Warum',
  seats: 'Wer dabei war',
  winner: 'gewonnen',
  facts: (rounds: number, decisions: number, throws: number) =>
    [
      rounds === 1 ? 'eine Runde' : rounds ? `${rounds} Runden` : '',
      decisions === 1 ? 'eine Entscheidung' : `${decisions} Entscheidungen`,
      throws === 1 ? 'ein Wurf' : `${throws} Würfe`,
    ]
      .filter(Boolean)
      .join(' · '),
  next: 'Und jetzt?',
  rematch: 'Revanche mit getauschten Seiten',
  again: 'Noch einmal mit denselben Seiten',
  noSwap: 'Die Seiten lassen sich hier nicht tauschen.',
  moves: (who: string, to: string) => `${who} → ${to}`,
  linksLead: 'Alle behalten ihren Platz am Tisch: Ihre Links führen hinüber.',
  masterDecides: 'Eine Revanche setzt die Spielleitung an. Dann erscheint sie hier.',
  follows: 'Es geht weiter',
  goOver: 'Zur nächsten Partie',
  look: 'Nachschauen',
  replay: 'Schritt für Schritt ansehen',
  log: 'Verlauf lesen',
  paper: 'Zeitung lesen',
  check: 'Würfel prüfen',
  whole: 'Ganze Nachbesprechung',
  decided: 'Was den Ausschlag gab',
  luck: 'Glück und Können',
  compute: 'Wendepunkte, Glück und Können ausrechnen',
  computeLead: 'Der Computer spielt die Partie nach und findet heraus, wo sie sich gedreht hat. Das dauert ein paar Minuten.',
  inTheArchive: 'Zum Archiv',
};

const en: typeof de = {
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

export const resultWords = (lang: Lang): typeof de => ({ de, en })[lang];
