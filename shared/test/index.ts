/** For tests of whatever speaks over the wire: games that need every part of it. */
export { toyWire } from './toy';
