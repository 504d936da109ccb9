export { die, twoDice } from './dice.ts';
