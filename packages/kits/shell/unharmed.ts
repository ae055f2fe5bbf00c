/**
 * Does a part of telling what happened. If our own code fails there, the error is reported like any that nothing catches, and
 * the rest is told: the table ends on the referee's state in any case.
 */
export function unharmed<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch (error) {
    reportError(error);
    return otherwise;
  }
}
