/** The ways that a lesson which is done leads on. */

interface Ways<Id extends string> {
  placeOf(id: Id): number;
  readonly playsFrom?: Id;
  readonly firstMatch?: object;
}

/** Whether a first match is offered after a lesson, beside the next one. */
export function offersMatch<Id extends string>({ placeOf, playsFrom, firstMatch }: Ways<Id>, id: Id): boolean {
  return firstMatch !== undefined && playsFrom !== undefined && placeOf(id) >= placeOf(playsFrom);
}
