import { capital } from '@shutterbox/kernel';

/** A button's accessible name: its label and what it does, or only the words if they contain the label. */
export function heardAs(label: string, words: string): string {
  return words.toLowerCase().includes(label.toLowerCase()) ? capital(words) : `${label}: ${words}`;
}
