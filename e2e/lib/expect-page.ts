/** Playwright's expectations of a page, patient enough for two busy cores. */
import { expect } from '@playwright/test';

export const expectPage = expect.configure({ timeout: 15_000 });
