/** Words of the result page and of what comes after a game. */
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

export type ResultWords = typeof de;
export default de;
