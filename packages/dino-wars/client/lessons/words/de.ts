import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'learn.title': 'In 3 Minuten gelernt',
  'learn.intro': 'Fünf kurze Lektionen am echten Tisch, mit echten Würfeln. Jede hat eine Idee.',
  'learn.done': '{done, number} von {all, number} geschafft',
  'learn.step': 'Lektion {lesson, number} · Schritt {step, number} von {steps, number}',
  'learn.label': 'Lektion',
  'learn.retry': 'Noch einmal',
  'learn.all': 'Alle Lektionen',
  'learn.next': 'Nächste Lektion',
  'learn.battle': 'Zum ersten Kampf',
  'learn.finished': 'Lektion {lesson, number} geschafft',

  'lesson.move.title': 'Bewegen',
  'lesson.move.idea': 'Soldaten gehen 6 Zoll im Zug.',
  'lesson.move.1': 'Klicke einen Soldaten an, dann den Boden, auf den er gehen soll, dann „Bewegen“.',
  'lesson.move.2': 'Jetzt der andere. Der Ring zeigt, wie weit er kommt.',
  'lesson.move.3': 'Alle sind gegangen. Beende die Phase.',
  'lesson.move.learnt':
    'Ein Zug hat fünf Phasen: Dinosaurier ziehen, die Armee schießt, Dinosaurier greifen an, die Armee zieht, die Armee schießt noch einmal.',

  'lesson.fire.title': 'Schießen',
  'lesson.fire.idea': 'Die Karte zeigt die genaue Chance, bevor du würfelst.',
  'lesson.fire.1': 'Wähle einen Soldaten und klicke den Dinosaurier an. Die Karte zeigt die Chance: feuere.',
  'lesson.fire.2': 'Jeder Treffer kostet den Dinosaurier Leben. Feuere mit dem nächsten Soldaten.',
  'lesson.fire.3': 'Feuere mit den übrigen, wenn du willst, und beende dann die Phase.',
  'lesson.fire.learnt': 'Zwei Würfel, und niedrig ist gut. Näher ist besser: sieh auf die Karte, bevor du drückst.',

  'lesson.reaction.title': 'Überrannt',
  'lesson.reaction.idea': 'Auf einen Dinosaurier, der jemanden überrennt, wird zuerst geschossen.',
  'lesson.reaction.1': 'Der Allosaurus zieht zuerst. Warte, bis er einen deiner Soldaten überrennt.',
  'lesson.reaction.2': 'Du darfst feuern, bevor er beißt. Das ist Abwehrfeuer: feuere.',
  'lesson.reaction.3': 'Lebt er noch, dann beißt er. Sieh auf die Würfel.',
  'lesson.reaction.learnt':
    'Soldaten, die beisammen stehen, decken einander. Ein Dinosaurier kann weiter überrennen, solange er sich bewegen kann.',

  'lesson.dinosaur.title': 'Sei der Dinosaurier',
  'lesson.dinosaur.idea': 'Dinosaurier kämpfen, indem sie in Soldaten hineinrennen.',
  'lesson.dinosaur.1': 'Du bist der Allosaurus. Klicke ihn an, dann einen Soldaten: er läuft bis in Kontakt.',
  'lesson.dinosaur.2': 'Jetzt überrenne diesen Soldaten.',
  'lesson.dinosaur.3': 'Erst feuert er, dann beißt du. Sieh auf die Würfel.',
  'lesson.dinosaur.4': 'Überrenne noch jemanden, solange du dich bewegen kannst, oder beende die Phase.',
  'lesson.dinosaur.learnt': 'Die Armee gewinnt mit Abstand, die Dinosaurier mit Nähe.',

  'lesson.luck.title': 'Glück',
  'lesson.luck.idea': 'Unteroffiziere, Anführer und Helden können dem Tod entgehen.',
  'lesson.luck.1': 'Du bist der Tyrannosaurus. Lauf in Kontakt mit dem Anführer oder dem Helden und überrenne ihn.',
  'lesson.luck.2': 'Triffst du, würfelt er um sein Glück. Verfehlst du, überrenne noch einmal.',
  'lesson.luck.learnt':
    'Ein Unteroffizier hat Glück mit höchstens 7, ein Anführer mit 8, ein Held mit 9. Mehr brauchst du nicht: spiel!',
};
