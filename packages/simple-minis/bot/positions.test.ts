/** Positions from play between computers, in which some moves are plainly wrong (`positions`). */
import { join } from 'node:path';
import { testPositions } from '@dwo/shared/testing';
import { simpleMinis } from '../rules';
import { bot } from '.';

// A normal player overlooks an attack once in ten.
testPositions({ folder: join(__dirname, 'positions'), rules: simpleMinis, bot, most: { normal: 1 } });
