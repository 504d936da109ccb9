/** Playwright's expectations of a page, with patience for two busy cores. */
import { expect } from '@playwright/test';

export const expectPage = expect.configure({ timeout: 15_000 });
