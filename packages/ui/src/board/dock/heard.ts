import { capital } from '@shutterbox/kernel';

/** What a button is called by ear: its label, and what it does; or the words alone, where the label is among them. */
export function heardAs(label: string, words: string): string {
  return words.toLowerCase().includes(label.toLowerCase()) ? capital(words) : `${label}: ${words}`;
}
