/** What axe finds in a page. */
import { AxeBuilder } from '@axe-core/playwright';

/**
 * `impacts`: only findings as grave as these; all of them unless given.
 * @param {import('@playwright/test').Page} page
 * @param {readonly string[]} [impacts]
 * @returns {Promise<readonly string[]>}
 */
export async function axeFindings(page, impacts) {
  // There are no frames, and only violations matter.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
}
