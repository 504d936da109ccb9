import { describe, expect, it } from 'vitest';
import { firstDue } from '../src/table/dock/due-lesson.ts';

const AIM = { about: 'aim', lesson: { title: 'Fill your albums', text: '', rule: '', tooLate: ['confirm'] } };
const CONFIRM = { about: 'confirm', lesson: { title: 'Confirm your albums', text: '', rule: '' } };

describe('the lesson that is due', () => {
  it('is the first that is not learnt yet', () => {
    expect(firstDue([AIM, CONFIRM], 'turn', () => false)).toBe(AIM);
    expect(firstDue([AIM, CONFIRM], 'turn', (about) => about === 'aim')).toBe(CONFIRM);
    expect(firstDue([AIM, CONFIRM], 'turn', () => true)).toBeUndefined();
  });

  it('is not one that the question comes too late for', () => {
    expect(firstDue([AIM, CONFIRM], 'confirm', () => false)).toBe(CONFIRM);
  });

  it('is none where a question has no lesson', () => {
    expect(firstDue([{ about: 'turn', lesson: undefined }], 'turn', () => false)).toBeUndefined();
  });
});
