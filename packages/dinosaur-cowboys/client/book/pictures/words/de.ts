/** The captions of the pictures in the rulebook, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'picture.shooting':
    'Die Ringe sind kurz, mittel und weit. Im Freien und auf mittlere Entfernung ändert nur die Verteidigung den Wurf.',
  'picture.modifiers': 'Eine niedrige Mauer gibt Deckung: ein Schaden weniger.',
  'picture.close-combat': 'Sie berühren sich: Eine Klinge darf zuschlagen, und niemand geht ungestraft weg.',
  'picture.action-phase': 'Eine Charge braucht einen Wurf, der so hoch ist wie der Abstand.',
  'picture.dinosaurs-as-mounts': 'Zwei reiten und handeln mit ihrem Dinosaurier wie eins.',
  'picture.hits': '{share} verletzt, {mean} Schaden',
  'picture.reaches': '{share} kommt an',
};
