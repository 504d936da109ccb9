/** The signs of the environments, in a box of 24 by 24: a snow star, a peak, a leaf. */
import type { Environment } from '../../types.ts';

export const SIGN_PATHS: Readonly<Record<Environment, string>> = {
  ice: '<path d="M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8" fill="none" stroke-width="3" stroke-linecap="round"/>',
  mountain: '<path d="M2 19.5 9 6l4 7 2.5-4L22 19.5z" stroke-width="1.5" stroke-linejoin="round"/>',
  jungle: '<path d="M4 20C3 9 9 4 20.5 3.5 21.5 15 15 21 6.5 18.5z" stroke-width="1" stroke-linejoin="round"/>',
};
