/** The dock: the question, what you can do, and what you own. */
import type { Seat } from '@shutterbox/kernel';
import { Icon, moreBelow, type OwnQuestion, type Prompt, readerOf, useThumb } from '@shutterbox/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import { Cited, RuleLink } from '../drawers/cited.tsx';
import { useStage } from '../guide/use-stage.ts';
import { HintButton } from '../hints/hint-button.tsx';
import { LONG_TITLE } from '../log/told.tsx';
import { useDeeds } from '../match/deed.ts';
import { missing } from '../match/here.ts';
import { shownFeed, untold } from '../match/model.ts';
import { focusDock } from '../shortcuts.ts';
import { type Badge, badgeOf } from './badge.ts';
import { Countdown } from './countdown.tsx';
import { GoOn } from './go-on.tsx';
import { Holdings, Pulls } from './holdings.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { useKeptHeight } from './kept-height.ts';
import { KeptAnswers, KeptMark } from './kept-later.tsx';
import { useDockLayout } from './layout.ts';
import { QuestionChips } from './question-chips.tsx';
import { SinceLine } from './since.tsx';
import { useSlotForm } from './slot.tsx';
import { stoppedBy } from './stopped.ts';
import { useTall } from './tall.ts';
import { UndoButton } from './undo-button.tsx';
import { waitingPrompt } from './waiting.ts';

/** Where the keyboard focus goes. */
const FOCUSED = ['.controls .btn.primary:not(:disabled)', 'h1'];

export function Dock({ room }: { readonly room: AnyRoom }): ReactNode {
  const { bundle } = useScope();
  const { ui } = bundle;
  const { question } = room;
  const dock = useRef<HTMLElement>(null);
  useKeptFocus(dock, question?.id, FOCUSED);
  const layout = useDockLayout();
  const tall = useTall(dock, question?.id, layout);
  const isLesson = useStage() !== undefined;
  // On a phone the step of a lesson takes the room.
  useKeptHeight(dock, isLesson && layout === 'sheet' ? undefined : turnIn(room, ui), layout);
  useThumb(dock, question?.kind);
  const away = room.sitters.find(({ seat, away }) => seat === room.observer && away);
  return (
    <section
      className="dock"
      aria-label="Your decision"
      id="decision"
      ref={dock}
      data-kind={question?.kind}
      data-tall={tall}
      data-watching={!room.sitters.some(({ mine }) => mine)}
      onKeyDown={stopRepeats}
    >
      <Holdings ui={ui} room={room} />
      {away !== undefined && <Away seat={away.seat} />}
      {away === undefined && question === undefined && <Waiting room={room} />}
      {question !== undefined && <Asked ui={ui} room={room} question={question} />}
      <QuestionChips room={room} />
      <div className="undo">
        <HintButton room={room} />
        <UndoButton />
      </div>
      <Pulls ui={ui} room={room} />
    </section>
  );
}

/** The observer's own turn, even while others are asked in it; or a question in another player's turn. */
function turnIn({ pending, observer, settled }: AnyRoom, ui: AnyUi): 'own' | 'asked' | undefined {
  const asked = pending.some(({ seat, optional }) => seat === observer && optional !== true);
  const turn = ui.onTurn?.(settled);
  if (turn === undefined) return asked ? 'own' : undefined;
  if (turn.seat === observer) return 'own';
  return asked ? 'asked' : undefined;
}

/** A key held down must not also answer the next question, whose button has the focus by then. */
function stopRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

/** Nothing can be answered while a step of the lesson is only read. */
const READ_FIRST = 'Read the step, then press Next.';

interface AskedProps {
  readonly ui: AnyUi;
  readonly room: AnyRoom;
  readonly question: OwnQuestion<unknown>;
}

function Asked({ ui, room, question }: AskedProps): ReactNode {
  const prompt = ui.prompt(room, question);
  const form = useSlotForm();
  const { Controls } = ui;
  const deadline = useModel(({ table }) => table?.deadline ?? 0);
  const several = useModel(({ table }) => (table?.seats.filter(({ mine }) => mine).length ?? 0) > 1);
  const name = several ? room.sitters[question.seat]?.name : undefined;
  const badge = badgeOf(ui.onTurn?.(room.view), question, name, readerOf(room));
  const stage = useStage();
  return (
    <>
      <Ask
        prompt={stage?.reading === true ? { ...prompt, hint: READ_FIRST } : prompt}
        badge={badge}
        until={deadline}
        aside={<OwnView />}
        goOn={<GoOn room={room} />}
        since={form === 'card' && <SinceLine room={room} />}
      />
      {/* A new question starts with fresh controls. */}
      <div className="controls" key={`${question.seat}:${question.id}`} aria-busy={room.isBusy(question)}>
        <Controls room={room} question={question} />
      </div>
      {/* A standing answer would bypass the lesson. */}
      {stage === undefined && <KeptAnswers seat={question.seat} kind={question.kind} />}
    </>
  );
}

function Waiting({ room }: { readonly room: AnyRoom }): ReactNode {
  const { session, bundle } = useScope();
  const holds = useModel((model) => model.holds);
  // During an animation the dock says who acts and what came before; the result follows at the end.
  const current = useModel((model) => (model.holds ? shownFeed(model)?.log.at(-1) : undefined));
  const before = useModel((model) => shownFeed(model)?.log.at(-1 - untold(model)));
  const gone = useModel((model) => missing(model, room));
  const prompt = waitingPrompt(room, gone, current, before, bundle.ui);
  return (
    <>
      <Ask
        prompt={{ ...prompt, hint: <Before words={prompt.hint} /> }}
        badge={undefined}
        until={0}
        aside={<KeptMark observer={room.observer} />}
      />
      {holds && (
        <div className="controls">
          <div className="btns">
            <button type="button" className="btn" onClick={() => session.skip()}>
              <Icon name="skip" />
              Skip
            </button>
          </div>
        </div>
      )}
    </>
  );
}

/** A bot plays for the observer until they come back. */
function Away({ seat }: { readonly seat: Seat }): ReactNode {
  const { session } = useScope();
  const deeds = useDeeds(session);
  return (
    <>
      <Ask prompt={AWAY} badge={undefined} until={0} />
      <div className="controls">
        <div className="btns">
          <button
            type="button"
            className="btn primary"
            disabled={deeds.busy}
            onClick={() => void deeds.run(seat, { kind: 'back' })}
          >
            <Icon name="seat" />I am back
          </button>
        </div>
        {deeds.refusal !== undefined && <p role="alert">{deeds.refusal.sentence}</p>}
      </div>
    </>
  );
}

const AWAY: Prompt = { eyebrow: 'You are away', title: 'A bot plays for you', hint: 'Until you come back.' };

/** However long it is, the dock keeps its height. */
function Before({ words }: { readonly words: ReactNode }): ReactNode {
  return (
    <div className="before" ref={moreBelow}>
      <p>{words}</p>
    </div>
  );
}

/** An open question is asked in front of everyone; a player who needs their secrets for it takes the device. */
function OwnView(): ReactNode {
  const { session } = useScope();
  const open = useModel((model) => model.open);
  if (!open) return null;
  return (
    <button type="button" className="rule-link roomy" onClick={() => session.closeOpen()}>
      Show my view first
    </button>
  );
}

interface AskProps {
  readonly prompt: Prompt;
  readonly badge: Badge | undefined;
  readonly until: number;
  readonly aside?: ReactNode;
  /** Under the hint. */
  readonly since?: ReactNode;
  /** Beside the refusal: what is still possible. */
  readonly goOn?: ReactNode;
}

function Ask({ prompt, badge, until, aside, goOn, since }: AskProps): ReactNode {
  const refusal = useModel((model) => model.refusal);
  const { session, bundle } = useScope();
  const stopped = useModel((model) => stoppedBy(model, bundle.ui));
  return (
    <div className="ask">
      <p className="eyebrow">
        {badge !== undefined && <span className={badge.turn === '' ? 'turn' : 'turn asked'}>{badge.words}</span>}
        {badge !== undefined && badge.turn !== '' && <span className="whose">{badge.turn}</span>}
        {prompt.eyebrow !== undefined && <span className="phase">{prompt.eyebrow}</span>}
        {until > 0 && <Countdown until={until} />}
        {aside}
      </p>
      <h1 tabIndex={-1} className={prompt.title.length > LONG_TITLE ? 'long' : undefined}>
        {prompt.title}
      </h1>
      <div className="hint">{prompt.hint}</div>
      {refusal !== undefined && (
        <p className="refusal" role="alert">
          <Icon name="warn" />
          <span>
            <Cited sentence={stopped ?? refusal.sentence} />{' '}
            {refusal.rule !== undefined && <RuleLink rule={refusal.rule} />}
          </span>
          {goOn}
          <button
            type="button"
            className="btn icon quiet small"
            aria-label="Dismiss"
            onClick={() => {
              session.forgetRefusal();
              requestAnimationFrame(focusDock);
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      {since}
    </div>
  );
}
