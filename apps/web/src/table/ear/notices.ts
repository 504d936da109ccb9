/** What is announced once when it begins: the question, its lesson, a moment looked back at. */
import { joined, render } from '@shutterbox/kernel';
import { type OwnQuestion, readerOf } from '@shutterbox/ui';
import type { Stage } from '@shutterbox/ui/guide';
import type { AnyRoom, AnyUi } from '../../games/bundle.ts';
import { useSettings } from '../../settings/settings.ts';
import { useModel, useScope } from '../context.ts';
import { useLesson } from '../dock/lesson-store.ts';
import { useSince } from '../dock/since.tsx';
import { useStage } from '../guide/use-stage.ts';
import { withoutPins } from '../guide/words.ts';
import type { LogLine } from '../match/feed.ts';
import { isMyMove, shownFeed } from '../match/model.ts';
import { useTellable } from '../match/tellable.ts';
import { sinceNotices } from './since-notices.ts';

export interface Notice {
  readonly about: 'speed' | 'away' | 'question' | 'since' | 'lesson' | 'moment' | 'needed';
  /** A new key is announced again. */
  readonly key: string;
  readonly words: string;
  /** Announced too, unless the last notice was about the same. */
  readonly once?: string;
  /** For a question: its hint is announced when it differs from the last one. */
  readonly kind?: string;
}

export function useNotices(room: AnyRoom): readonly Notice[] {
  const scope = useScope();
  const { bundle } = scope;
  const refused = useModel((model) => model.refusal !== undefined);
  const needed = useModel((model) => model.moment !== undefined && isMyMove(model));
  const speed = useSettings((settings) => settings.speed);
  const moment = useModel((model) => model.moment);
  const then = useModel((model) => shownFeed(model)?.log.findLast(({ number }) => number <= (model.moment ?? -1)));
  const tellable = useTellable(room);
  const since = useSince(room);
  const { lesson } = useLesson(scope, room);
  const stage = useStage();
  const { question } = room;
  const notices: Notice[] = [{ about: 'speed', key: speed, words: `Animation: ${speed}.` }];
  if (room.sitters.some(({ seat, away }) => away && seat === room.observer))
    notices.push({ about: 'away', key: '', words: 'A bot plays for you until you are back.' });
  if (question !== undefined && !refused) {
    const { title } = bundle.ui.prompt(room, question);
    notices.push({
      about: 'question',
      key: `${question.seat} ${question.id} ${title}`,
      words: `${isAsked(bundle.ui, room, question) ? 'You are asked' : 'Your decision'}: ${/[.?!]$/.test(title) ? title : `${title}.`}`,
      kind: question.kind,
    });
  }
  notices.push(...sinceNotices(since));
  if (stage !== undefined) notices.push({ about: 'lesson', key: `step ${stage.index}`, words: stepWords(stage) });
  else if (lesson !== undefined)
    notices.push({ about: 'lesson', key: lesson.title, words: `Lesson: ${lesson.title}. ${lesson.text}` });
  if (moment !== undefined) {
    const line = then && tellable(then);
    notices.push({
      about: 'moment',
      key: String(moment),
      words: `Looking back: ${line === undefined ? '' : lineText(line, room)}`,
      once: 'Press Escape to go back to now.',
    });
  }
  if (needed) notices.push({ about: 'needed', key: '', words: 'It is your move now.' });
  return notices;
}

/** In another player's turn. */
function isAsked(ui: AnyUi, { view }: AnyRoom, { seat, optional }: OwnQuestion<unknown>): boolean {
  const turn = ui.onTurn?.(view);
  return turn !== undefined && turn.seat !== seat && optional !== true;
}

function stepWords({ step, index, of }: Stage<unknown>): string {
  return withoutPins(`Step ${index + 1} of ${of}: ${step.title}. ${step.text} ${step.now}`);
}

function lineText({ words, observer }: LogLine, { sitters }: Pick<AnyRoom, 'sitters'>): string {
  return render(joined(words, ' '), readerOf({ observer, sitters }));
}
