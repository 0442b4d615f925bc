/** The words around a guided scene; its own sentences come from the server. */
const de = {
  lesson: 'Lernpartie',
  step: (number: number, all: number) => `Schritt ${number} von ${all}`,
  free: 'Diese Frage gehört nicht zur Lernpartie: Entscheide frei, falsch machen kannst du nichts.',
  waiting: 'Die anderen sind dran …',
  rules: 'Zum Nachlesen:',
  advice: 'Was würdest du raten?',
  advised: 'Unser Rat:',
  doIt: 'So machen',
  tryOut: 'Du kannst alles ausprobieren und mit „Zurücknehmen“ etwas anderes versuchen.',
  leave: 'Verlassen',
  leaveSure: 'Ohne Anleitung weiterspielen, mit fairen Würfeln?',
  over: 'Das war die Lernpartie',
  learned: 'Das kannst du jetzt:',
  playOn: 'Die Szene ist noch nicht zu Ende: Spiel einfach weiter, wenn du magst.',
  next: (scene: string) => `${scene} vorbereiten`,
  again: 'Noch einmal',
  toStart: 'Zur Startseite',
  // On the start page.
  begin: 'Loslegen',
  beginning: 'Moment …',
  minutes: (minutes: number) => `etwa ${minutes} Minuten, allein`,
  lead: 'Noch nie gespielt? Hier lernst du es beim Spielen, Schritt für Schritt.',
};

export type LessonWords = typeof de;
export default de;
