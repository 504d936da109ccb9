import type { Plugin } from 'vite';

/** A Markdown file is its text, as in the bundles of the other apps. */
export function markdownAsText(): Plugin {
  return {
    name: 'markdown-as-text',
    transform: (code, id) => (id.endsWith('.md') ? `export default ${JSON.stringify(code)};` : undefined),
  };
}
