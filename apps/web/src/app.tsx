/** The pages and their addresses. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Quiet } from './pages/quiet.tsx';

const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));
const FilePage = lazy(async () => ({ default: (await import('./replay/file-page.tsx')).FilePage }));
const DrawPage = lazy(async () => ({ default: (await import('./draw/draw-page.tsx')).DrawPage }));
const RulesIndex = lazy(async () => ({ default: (await import('./pages/rules-index.tsx')).RulesIndex }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules-page.tsx')).RulesPage }));
const ClaimPage = lazy(async () => ({ default: (await import('./pages/claim-page.tsx')).ClaimPage }));
const RecoverPage = lazy(async () => ({ default: (await import('./pages/recover-page.tsx')).RecoverPage }));
const About = lazy(async () => ({ default: (await import('./pages/about.tsx')).About }));
const NotFound = lazy(async () => ({ default: (await import('./pages/not-found.tsx')).NotFound }));
const AgainNotice = lazy(async () => ({ default: (await import('./lobby/again-notice.tsx')).AgainNotice }));
const Lobby = lazy(async () => ({ default: (await import('./lobby/lobby.tsx')).Lobby }));

export function App(): ReactNode {
  return (
    <>
      <Suspense fallback={<Quiet title="Shutterbox" />}>
        <Switch>
          <Route path="/" component={Lobby} />
          <Route path="/m/:match">{({ match }) => <TablePage key={match} match={match} />}</Route>
          <Route path="/match/:match/seat/:seat">
            {({ match, seat }) => <ClaimPage match={match} seat={Number(seat)} />}
          </Route>
          <Route path="/recover" component={RecoverPage} />
          <Route path="/replay" component={FilePage} />
          <Route path="/draw/:game">{({ game }) => <DrawPage key={game} game={game} />}</Route>
          <Route path="/draw/:game/:option">
            {({ game, option }) => <DrawPage key={`${game}/${option}`} game={game} option={option} />}
          </Route>
          <Route path="/about" component={About} />
          <Route path="/rules" component={RulesIndex} />
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </Suspense>
      <Suspense fallback={null}>
        <AgainNotice />
      </Suspense>
    </>
  );
}
