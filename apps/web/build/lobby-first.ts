/** The lobby is asked for along with the page, and not after it: most people begin there, and it is small. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const LOBBY = '/src/lobby/lobby.tsx';

export function lobbyFirst(): Plugin {
  return {
    name: 'lobby-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const lobby = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(LOBBY) === true,
        );
        if (lobby === undefined || lobby.type !== 'chunk') throw new Error('The lobby is no part of its own any more.');
        const styles = [...(lobby.viteMetadata?.importedCss ?? [])];
        // As style sheets and not for later: a page that is no lobby would be blamed for what it never uses.
        return [link('modulepreload', lobby.fileName), ...styles.map((file) => link('stylesheet', file))];
      },
    },
  };
}

function link(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' };
}
