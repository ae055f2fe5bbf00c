/** Lessons of any game. */
export const learn = {
  'learn.title': 'Learn in 3 minutes',
  'learn.done': '{done, number} of {all, number} done',
  'learn.step': 'Lesson {lesson, number} · step {step, number} of {steps, number}',
  'learn.label': 'Lesson',
  'learn.guide': 'Your first turn',
  'learn.guide.off': 'Turn help off',
  'learn.retry': 'Try again',
  'learn.missed': 'This goal is out of reach now.',
  'learn.all': 'All lessons',
  'learn.next': 'Next lesson',
  'learn.finished': 'Lesson {lesson, number} done',
  'learn.further': 'And when you want more',
  'learn.done.prompt': 'Lesson done: choose what comes next.',
};
