export { describeLaws } from './laws.ts';
export { describePlaythroughs, type Playthrough, type Playthroughs, writePlaythrough } from './playthrough.ts';
export { describeRecords } from './records.ts';
export { HIGHEST, LOWEST, sequenceCounts } from './sequences.ts';
