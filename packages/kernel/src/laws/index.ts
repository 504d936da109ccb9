export { checkLaws, type LawPlan, type LawReport } from './check-laws.ts';
export { LAW_IDS, LAW_TITLES, type LawId, type LawSubject, type Secret, type Violation } from './types.ts';
