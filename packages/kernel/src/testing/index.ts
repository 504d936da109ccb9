export { describeLaws } from './laws.ts';
