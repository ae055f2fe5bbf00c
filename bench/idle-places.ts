/** The places of idle people; the processes of a load and their master use the same ones. */
export type IdleKind = 'lobby' | 'correspondence';

/** In a lobby one person sits and two look on. */
export const PEOPLE: Readonly<Record<IdleKind, number>> = { lobby: 3, correspondence: 2 };
