/** The framework's own cost: a Colyseus room of 200 figures where an intent writes one pair of fields. */
import { serveBareRoom } from './bare';

serveBareRoom(null);
