/** The words around a guided scene; its own sentences come from the server. */
import type { Lang } from '$lib/wire';

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

const en: LessonWords = {
  lesson: 'Guided scene',
  step: (number, all) => `Step ${number} of ${all}`,
  free: 'This question is not part of the guided scene: decide freely, you cannot do anything wrong.',
  waiting: 'The others are acting …',
  rules: 'To look up:',
  advice: 'What would you advise?',
  advised: 'Our advice:',
  doIt: 'Do that',
  tryOut: 'You can try out everything, and take it back to try something else.',
  leave: 'Leave',
  leaveSure: 'Go on without guidance, with fair dice?',
  over: 'That was the guided scene',
  learned: 'Now you know:',
  playOn: 'The scene is not over yet: just play on if you like.',
  next: (scene) => `Prepare ${scene}`,
  again: 'Once more',
  toStart: 'To the start page',
  begin: 'Begin',
  beginning: 'One moment …',
  minutes: (minutes) => `about ${minutes} minutes, alone`,
  lead: 'Never played before? Learn it here by playing, step by step.',
};

export function lessonWords(lang: Lang): LessonWords {
  return lang === 'en' ? en : de;
}
