/** The lobby as a visitor uses it. */
import type { Locator, Page } from '@playwright/test';

export class Lobby {
  readonly page: Page;
  readonly playNow: Locator;
  readonly createTable: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.playNow = page.getByRole('button', { name: /^Play now: Snapshot, wildlife/ });
    this.createTable = page.getByRole('button', { name: /^Create table: Snapshot, wildlife/ });
    this.dialog = page.getByRole('dialog', { name: 'Create a table' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await this.playNow.waitFor();
  }

  async openDialog(): Promise<void> {
    await this.createTable.click();
    await this.dialog.getByRole('heading', { name: 'Seats' }).waitFor();
  }

  seat(number: number, kind: 'Me' | 'Open' | 'Bot'): Locator {
    return this.dialog.getByRole('group', { name: `Seat ${number}`, exact: true }).getByRole('radio', { name: kind });
  }

  async fewerSeats(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Fewer seats' }).click();
  }

  /** From the open dialog to the table; returns its id. */
  async lay(button: 'Start' | 'Create table'): Promise<string> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    return this.arrived();
  }

  async arrived(): Promise<string> {
    await this.page.waitForURL(/\/m\//);
    return new URL(this.page.url()).pathname.slice('/m/'.length);
  }
}
