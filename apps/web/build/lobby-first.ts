/**
 * The lobby is requested together with the page, not after it: most people begin there, and it is small. theme.js is told the
 * name of its script, and requests it where the lobby is shown; a table never needs it.
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const LOBBY = '/src/lobby/lobby.tsx';
const THEME = '<script src="/theme.js"';

export function lobbyFirst(): Plugin {
  return {
    name: 'lobby-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const lobby = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(LOBBY) === true,
        );
        if (lobby === undefined || lobby.type !== 'chunk') throw new Error('The lobby is no part of its own any more.');
        const styles = [...(lobby.viteMetadata?.importedCss ?? [])];
        if (!html.includes(THEME)) throw new Error('The page does not load theme.js any more.');
        return {
          html: html.replace(THEME, `${THEME} data-lobby="/${lobby.fileName}"`),
          // As style sheets, not as preloads: the browser would warn about an unused preload on every page that is not the lobby.
          tags: styles.map((file) => link('stylesheet', file)),
        };
      },
    },
  };
}

function link(rel: 'stylesheet', file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
