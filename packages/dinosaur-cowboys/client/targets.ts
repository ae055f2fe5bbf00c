/** The names of cards in the comparison of a battle of the day. */
export { cardName as targetName } from './names';
